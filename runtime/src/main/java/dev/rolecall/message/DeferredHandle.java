package dev.rolecall.message;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is needed to fetch an answer that a provider delivers later.
 *
 * @param provider the provider
 * @param modelId the model
 * @param api the provider's API
 * @param id the provider's id of the job
 * @param expiresAt when the answer is gone, in Unix milliseconds; {@code null} if absent
 * @param pollAfterMs how long to wait before asking, in milliseconds; {@code null} if absent
 * @param data whatever else the provider needs; free-form JSON; {@code null} if absent or null
 * @param additionalProperties members that this type does not declare, and declared optional members that were
 *     explicitly {@code null}; see {@link AdditionalMembers}
 */
@RecordBuilder
@RecordBuilder.Options(
        enableWither = false,
        enableGetters = false,
        addStaticBuilder = false,
        inheritComponentAnnotations = false)
public record DeferredHandle(
        String provider,
        String modelId,
        String api,
        String id,
        @Nullable Long expiresAt,
        @Nullable Long pollAfterMs,
        @Nullable Object data,
        Map<String, @Nullable Object> additionalProperties) {

    /**
     * Checks and copies what it is given.
     *
     * @throws NullPointerException if a required member is null
     * @throws IllegalArgumentException if an additional property is a member of its own
     */
    public DeferredHandle {
        Objects.requireNonNull(provider, "provider");
        Objects.requireNonNull(modelId, "modelId");
        Objects.requireNonNull(api, "api");
        Objects.requireNonNull(id, "id");
        data = JsonData.copyOf(data);
        if (!additionalProperties.isEmpty()) {
            additionalProperties = AdditionalMembers.of(
                    additionalProperties,
                    "provider",
                    provider,
                    "modelId",
                    modelId,
                    "api",
                    api,
                    "id",
                    id,
                    "expiresAt",
                    expiresAt,
                    "pollAfterMs",
                    pollAfterMs,
                    "data",
                    data);
        }
    }

    /**
     * A builder with nothing set.
     *
     * @return a new builder
     */
    public static DeferredHandleBuilder builder() {
        return DeferredHandleBuilder.builder().additionalProperties(Map.of());
    }

    /**
     * A builder with the members of this value, to make one that differs.
     *
     * @return a new builder
     */
    public DeferredHandleBuilder toBuilder() {
        return DeferredHandleBuilder.builder(this);
    }
}
