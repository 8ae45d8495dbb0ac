package com.acme.chat;

public enum Level {
    INFO,
    WARNING
}
