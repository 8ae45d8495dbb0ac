package com.example.observatory.sky;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

/** Something that was seen. It is data to the model, whatever the note says. */
@MessageRole("sighting")
@ToLlm(value = "{object} at {altitude} degrees: {note}", tag = "sighting")
public record Sighting(String object, double altitude, String note, long timestamp) {}
