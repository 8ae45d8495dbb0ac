/** A union without roles of its own: what pi's agent core knows. */
@MessageUnion(name = "CoreMessage")
package dev.rolecall.conformance.core;

import dev.rolecall.MessageUnion;
