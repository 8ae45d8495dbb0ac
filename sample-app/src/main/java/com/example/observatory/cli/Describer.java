package com.example.observatory.cli;

import com.example.observatory.AgentMessages;
import com.example.observatory.Artifact;
import com.example.observatory.Notification;
import com.example.observatory.sky.Reminder;
import com.example.observatory.sky.Sighting;
import dev.rolecall.codec.JsonText;
import dev.rolecall.coding.BashExecution;
import dev.rolecall.coding.BranchSummary;
import dev.rolecall.coding.CompactionSummary;
import dev.rolecall.coding.CustomMessage;
import dev.rolecall.message.AssistantMessage;
import dev.rolecall.message.ContentBlock;
import dev.rolecall.message.ImageContent;
import dev.rolecall.message.SystemMessage;
import dev.rolecall.message.TextContent;
import dev.rolecall.message.ThinkingContent;
import dev.rolecall.message.ToolCall;
import dev.rolecall.message.ToolResultMessage;
import dev.rolecall.message.UnknownContent;
import dev.rolecall.message.Usage;
import dev.rolecall.message.UserMessage;
import java.util.ArrayList;
import java.util.List;

/** Describes every kind of message that the application has; a new role does not compile until it is described too. */
final class Describer implements AgentMessages.Visitor<Described> {

    @Override
    public Described visitSystemMessage(SystemMessage system) {
        List<String> lines = new ArrayList<>();
        if (!system.content().text().isEmpty()) {
            lines.add(system.content().text());
        }
        if (system.sections() != null) {
            system.sections()
                    .forEach((name, text) ->
                            lines.add(text == null ? "section " + name + " removed" : "section " + name + ": " + text));
        }
        if (system.toolsRemoved() != null) {
            system.toolsRemoved().forEach(tool -> lines.add("tool " + tool.name() + " removed"));
        }
        if (system.toolsAdded() != null) {
            system.toolsAdded().forEach(tool -> lines.add("tool " + tool.name() + " added: " + tool.description()));
        }
        return Described.of("instructions", lines);
    }

    @Override
    public Described visitUserMessage(UserMessage user) {
        return Described.of("the user", blocks(user.content().blocks()));
    }

    @Override
    public Described visitAssistantMessage(AssistantMessage assistant) {
        List<String> lines = blocks(assistant.content());
        if (assistant.errorMessage() != null) {
            lines.add("error: " + assistant.errorMessage());
        }
        lines.add(usage(assistant.usage()));
        return new Described(
                "%s/%s, %s".formatted(assistant.provider(), assistant.model(), assistant.stopReason()),
                lines,
                Differences.of(assistant));
    }

    private static String usage(Usage usage) {
        String reasoning = usage.reasoning() == null ? "not reported" : usage.reasoning() + " tokens";
        String cost =
                usage.cost() == null ? "not given" : String.valueOf(usage.cost().total());
        return "[%d tokens in, %d out; reasoning %s; cost %s]"
                .formatted(usage.input(), usage.output(), reasoning, cost);
    }

    @Override
    public Described visitToolResultMessage(ToolResultMessage result) {
        List<String> lines = blocks(result.content());
        if (result.nestedCalls() != null) {
            lines.add("[%d calls of other tools]"
                    .formatted(result.nestedCalls().calls().size()));
        }
        return Described.of(result.toolName() + (result.isError() ? " failed" : " answered"), lines);
    }

    @Override
    public Described visitNotification(Notification notification) {
        return Described.of(notification.level(), notification.text());
    }

    @Override
    public Described visitArtifact(Artifact artifact) {
        return Described.of(
                "%s, revision %d".formatted(artifact.id(), artifact.revision()),
                List.of(
                        artifact.title(),
                        "[%s, %d characters]"
                                .formatted(artifact.mime(), artifact.body().length())));
    }

    @Override
    public Described visitSighting(Sighting sighting) {
        return Described.of("%s at %s degrees".formatted(sighting.object(), sighting.altitude()), sighting.note());
    }

    @Override
    public Described visitReminder(Reminder reminder) {
        return Described.of(reminder.done() ? "done" : "to do", reminder.text());
    }

    @Override
    public Described visitBashExecution(BashExecution bash) {
        return Described.of("$ " + bash.command(), bash.output());
    }

    @Override
    public Described visitCustomMessage(CustomMessage custom) {
        return custom.display()
                ? Described.of(custom.customType(), blocks(custom.content().blocks()))
                : Described.of(custom.customType(), "[not displayed: display is false]");
    }

    @Override
    public Described visitBranchSummary(BranchSummary summary) {
        return Described.of("from " + summary.fromId(), summary.summary());
    }

    @Override
    public Described visitCompactionSummary(CompactionSummary summary) {
        return Described.of("of %d tokens".formatted(summary.tokensBefore()), summary.summary());
    }

    @Override
    public Described visitRaw(AgentMessages.Raw raw) {
        return Described.of("kept whole", List.of(JsonText.write(raw.json()), "[" + raw.explanation() + "]"));
    }

    static List<String> blocks(List<? extends ContentBlock> blocks) {
        List<String> lines = new ArrayList<>();
        for (ContentBlock block : blocks) {
            if (block instanceof TextContent text) {
                lines.add(text.text());
            } else if (block instanceof ThinkingContent thinking) {
                lines.add("(thinking) " + thinking.thinking());
            } else if (block instanceof ToolCall call) {
                lines.add("calls %s %s".formatted(call.name(), JsonText.write(call.arguments())));
            } else if (block instanceof ImageContent image) {
                lines.add("[image, %s]".formatted(image.mimeType()));
            } else {
                lines.add("[unknown block] " + JsonText.write(((UnknownContent) block).json()));
            }
        }
        return lines;
    }
}
