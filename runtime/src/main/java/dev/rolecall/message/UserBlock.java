package dev.rolecall.message;

/** A block that a user message, a tool result or a custom message may hold: text, an image, or one unknown to us. */
public sealed interface UserBlock extends ContentBlock permits TextContent, ImageContent, UnknownContent {}
