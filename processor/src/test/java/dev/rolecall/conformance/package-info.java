/** Runs cases that were recorded from pi against a union with the roles of its coding agent. */
@MessageUnion(include = {BashExecution.class, BranchSummary.class, CompactionSummary.class, CustomMessage.class})
package dev.rolecall.conformance;

import dev.rolecall.MessageUnion;
import dev.rolecall.coding.BashExecution;
import dev.rolecall.coding.BranchSummary;
import dev.rolecall.coding.CompactionSummary;
import dev.rolecall.coding.CustomMessage;
