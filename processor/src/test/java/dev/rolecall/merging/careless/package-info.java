/** A library that looks at the times of messages alone. */
@MessageUnion(name = "CarelessMessage")
package dev.rolecall.merging.careless;

import dev.rolecall.MessageUnion;
