/** A library with a union of its own. */
@MessageUnion
package dev.rolecall.merging.library;

import dev.rolecall.MessageUnion;
