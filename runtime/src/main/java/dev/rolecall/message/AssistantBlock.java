package dev.rolecall.message;

/** A block that an assistant message may hold: text, thinking, a tool call, or one unknown to us. */
public sealed interface AssistantBlock extends ContentBlock
        permits TextContent, ThinkingContent, ToolCall, UnknownContent {}
