package a;

import dev.rolecall.ToLlm;

/** A rule that is inherited. */
interface Described {

    String text();

    @ToLlm
    default String described() {
        return "Described: " + text();
    }
}
