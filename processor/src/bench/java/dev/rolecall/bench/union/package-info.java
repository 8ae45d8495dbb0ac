/** The union that is measured: three roles of an application's own, and those of the coding agent. */
@MessageUnion(include = {BashExecution.class, BranchSummary.class, CompactionSummary.class, CustomMessage.class})
package dev.rolecall.bench.union;

import dev.rolecall.MessageUnion;
import dev.rolecall.coding.BashExecution;
import dev.rolecall.coding.BranchSummary;
import dev.rolecall.coding.CompactionSummary;
import dev.rolecall.coding.CustomMessage;
