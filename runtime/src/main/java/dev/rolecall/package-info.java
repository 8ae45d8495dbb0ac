/**
 * What an application writes: annotations on its message classes and on the packages whose union they make.
 *
 * <pre>{@code
 * @MessageRole("progress")
 * @ToLlm("Build is {percent}% done: {step}")
 * public record Progress(int percent, String step, long timestamp) implements AgentMessage {}
 * }</pre>
 */
@NullMarked
package dev.rolecall;

import org.jspecify.annotations.NullMarked;
