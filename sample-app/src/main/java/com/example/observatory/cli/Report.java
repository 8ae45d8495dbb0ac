package com.example.observatory.cli;

import com.example.observatory.AgentMessage;
import dev.rolecall.llm.Conversion;

/** How a conversation is shown. */
interface Report {

    /** A message and what the model sees of it. */
    void message(StoredConversation.Stored stored, Conversion<AgentMessage> conversion);

    /** A session at the entry that was asked for. */
    void session(StoredSession.At at);

    /** An entry of a session's tree. */
    void entry(StoredSession.Line line);

    /** What is left to say. */
    void end(StoredConversation conversation);
}
