/** Sessions of an application with the coding agent's roles. */
@MessageUnion(
        include = {
            dev.rolecall.coding.BashExecution.class,
            dev.rolecall.coding.BranchSummary.class,
            dev.rolecall.coding.CompactionSummary.class,
            dev.rolecall.coding.CustomMessage.class
        })
package dev.rolecall.sessions;

import dev.rolecall.MessageUnion;
