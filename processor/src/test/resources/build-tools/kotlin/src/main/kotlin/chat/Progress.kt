package chat

import dev.rolecall.DefaultValue
import dev.rolecall.MessageRole
import dev.rolecall.MessageUnion
import dev.rolecall.NotSent
import dev.rolecall.ToLlm

@MessageUnion
internal object Union

enum class Level { INFO, WARNING }

@MessageRole("progress")
@ToLlm("Build is {percent}% done: {step}")
data class Progress(val percent: Int, val step: String?, val sizes: List<Long>, val timestamp: Long)

@NotSent
@MessageRole("alert")
data class Alert(val text: String, @DefaultValue("WARNING") val level: Level, val isUrgent: Boolean)
