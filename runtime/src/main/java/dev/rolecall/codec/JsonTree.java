package dev.rolecall.codec;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object as an object mapper of Jackson writes it that knows nothing of Rolecall. It is no map, as a mapper leaves
 * members of maps out if they are null or empty and it is set so for the classes of the application.
 */
@JsonAutoDetect(
        fieldVisibility = JsonAutoDetect.Visibility.NONE,
        getterVisibility = JsonAutoDetect.Visibility.NONE,
        isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public final class JsonTree {

    private final Map<String, @Nullable Object> members;

    private JsonTree(Map<String, @Nullable Object> members) {
        this.members = members;
    }

    /**
     * Free-form JSON as a mapper is to see it.
     *
     * @param json a free-form JSON value, see {@link dev.rolecall.message.JsonData}
     * @return the same, with each object as a tree
     */
    static @Nullable Object of(@Nullable Object json) {
        if (json instanceof Map<?, ?> object) {
            Map<String, @Nullable Object> members = new LinkedHashMap<>();
            object.forEach((name, member) -> members.put((String) name, of(member)));
            return new JsonTree(members);
        }
        if (json instanceof List<?> array) {
            List<@Nullable Object> elements = new ArrayList<>(array.size());
            array.forEach(element -> elements.add(of(element)));
            return elements;
        }
        return json;
    }

    /**
     * The members of the object.
     *
     * @return the values by name, in order
     */
    @JsonAnyGetter
    @JsonInclude(value = JsonInclude.Include.ALWAYS, content = JsonInclude.Include.ALWAYS)
    public Map<String, @Nullable Object> members() {
        return members;
    }
}
