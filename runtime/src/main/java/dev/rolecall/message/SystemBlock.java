package dev.rolecall.message;

/** A block that a system message may hold: text, or one unknown to us. */
public sealed interface SystemBlock extends ContentBlock permits TextContent, UnknownContent {}
