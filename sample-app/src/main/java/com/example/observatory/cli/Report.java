package com.example.observatory.cli;

import com.example.observatory.AgentMessage;
import dev.rolecall.llm.Conversion;

/** How a conversation is shown. */
interface Report {

    /** A message and what the model sees of it. */
    void message(StoredConversation.Stored stored, Conversion<AgentMessage> conversion);

    /** What is left to say. */
    void end(StoredConversation conversation);
}
