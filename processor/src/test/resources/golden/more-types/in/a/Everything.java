package a;

import dev.rolecall.DefaultValue;
import dev.rolecall.MessageRole;
import dev.rolecall.NotSent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** All the types beside those of the golden "types". */
@NotSent
@MessageRole("everything")
record Everything(
        Instant at,
        @DefaultValue("PT30S") Duration duration,
        OffsetDateTime local,
        UUID id,
        URI link,
        BigDecimal price,
        @DefaultValue("12345678901234567890") BigInteger count,
        Set<String> tags,
        @DefaultValue("[]") Collection<Integer> numbers,
        List<@Nullable Instant> times,
        java.util.@Nullable List<@Nullable String> qualified,
        String[] words,
        @Nullable String[] holes,
        int @Nullable [] ints,
        double[][] matrix,
        byte[] bytes,
        char[] chars,
        Page<String> texts,
        Page<@Nullable String> perhapsTexts,
        Page<Page<Level>> pages,
        Level level,
        Color color,
        Shape shape,
        List<Shape> shapes,
        Map<Level, Shape> byLevel,
        @Nullable Shape perhaps,
        @DefaultValue("{}") Map<String, List<Shape>> named,
        List<?> anything,
        String... rest) {}
