/** Names that hide those of java.lang. */
@MessageUnion(include = b.Override.class)
package a;

import dev.rolecall.MessageUnion;
