/** Members that must be there, in a small role and in one that has more of them than a number has bits. */
@MessageUnion
package dev.rolecall.required;

import dev.rolecall.MessageUnion;
