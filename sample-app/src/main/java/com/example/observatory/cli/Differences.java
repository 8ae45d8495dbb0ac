package com.example.observatory.cli;

import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/** What differs between a response and the request for it. */
final class Differences {

    private Differences() {}

    static List<String> of(AssistantMessage message) {
        List<String> differences = new ArrayList<>();
        if (message.responseModel() != null && !message.responseModel().equals(message.model())) {
            differences.add("%s was asked for, %s answered".formatted(message.model(), message.responseModel()));
        }
        String asked =
                message.thinkingLevel() == null ? null : message.thinkingLevel().value();
        if (message.providerThinkingLevel() != null
                && !message.providerThinkingLevel().equals(asked)) {
            differences.add("thinking level %s was asked for, the provider calls it %s"
                    .formatted(asked == null ? "(none)" : asked, message.providerThinkingLevel()));
        }
        if (message.rawStopReason() != null
                && !message.rawStopReason().equals(message.stopReason().value())) {
            differences.add("the provider's stop reason is %s, read as %s"
                    .formatted(message.rawStopReason(), message.stopReason()));
        }
        boolean thinks = asked != null && !asked.equals("off");
        if (thinks && message.usage().reasoning() == null) {
            differences.add("thinking level %s was asked for, reasoning was not reported, which is not the same as none"
                    .formatted(asked));
        } else if (thinks && message.usage().reasoning() == 0) {
            differences.add("thinking level %s was asked for, and there was no reasoning".formatted(asked));
        }
        if (message.diagnostics() != null) {
            for (Diagnostic diagnostic : message.diagnostics()) {
                differences.add(diagnostic.type()
                        + (diagnostic.error() == null
                                ? ""
                                : ": " + diagnostic.error().message()));
            }
        }
        return differences;
    }
}
