package dev.rolecall.message;

/** A piece of a message's content. Discriminated in JSON by {@code type}. */
public sealed interface ContentBlock permits UserBlock, AssistantBlock, SystemBlock {}
