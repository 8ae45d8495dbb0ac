package chat

import dev.rolecall.codec.MessageCodec

private val codec: MessageCodec<AgentMessage> = AgentMessage.codec()

private fun show(message: AgentMessage): String = when (message) {
    is AgentMessages.Progress -> "${message.value().percent} ${message.value().step} ${message.value().sizes}"
    is AgentMessages.Alert -> "${message.value().text} ${message.value().level} ${message.value().isUrgent}"
    is Note -> message.text()
    is AgentMessages.Standard -> message.message().toString()
    is AgentMessages.Raw -> message.explanation()
}

fun main() {
    listOf(
        """{"role":"progress","percent":5,"sizes":[1,2],"timestamp":1}""",
        """{"role":"alert","text":"late","isUrgent":true}""",
        """{"role":"note","text":"saved"}""",
        """{"role":"progress","percent":5}"""
    ).map(codec::fromJson).forEach { println(show(it) + " " + codec.toJson(it)) }
    println(AgentMessage.convertToLlm(listOf(AgentMessage.of(Progress(40, "linking", listOf(), 7)))))
}
