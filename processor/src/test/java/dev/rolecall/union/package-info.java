/** A union as an application has one, with roles of two packages and one of a library. */
@MessageUnion(include = BashExecution.class)
package dev.rolecall.union;

import dev.rolecall.MessageUnion;
import dev.rolecall.coding.BashExecution;
