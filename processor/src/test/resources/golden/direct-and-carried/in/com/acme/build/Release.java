package com.acme.build;

import dev.rolecall.MessageRole;
import dev.rolecall.ToLlm;

@MessageRole("release")
@ToLlm("{version} is out")
public record Release(String version, long timestamp) {}
