/** What generated codecs and Jackson's annotated data binding make of the same classes. */
@MessageUnion
package dev.rolecall.differential;

import dev.rolecall.MessageUnion;
