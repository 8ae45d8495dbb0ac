/** Unions through object mappers of Jackson, both majors. */
@MessageUnion(include = BashExecution.class)
package dev.rolecall.mapper;

import dev.rolecall.MessageUnion;
import dev.rolecall.coding.BashExecution;
