/** The messages of an observatory's agent: its own, and those of pi's coding agent. */
@MessageUnion(include = {BashExecution.class, BranchSummary.class, CompactionSummary.class, CustomMessage.class})
package com.example.observatory;

import dev.rolecall.MessageUnion;
import dev.rolecall.coding.BashExecution;
import dev.rolecall.coding.BranchSummary;
import dev.rolecall.coding.CompactionSummary;
import dev.rolecall.coding.CustomMessage;
