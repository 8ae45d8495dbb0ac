package com.example.observatory.cli;

import java.util.List;

/**
 * A message in words.
 *
 * @param title what it is, in a few words
 * @param lines what it says
 * @param remarks what differs from what was asked for
 */
record Described(String title, List<String> lines, List<String> remarks) {

    static Described of(String title, List<String> lines) {
        return new Described(title, lines, List.of());
    }

    static Described of(String title, String text) {
        return of(title, List.of(text));
    }
}
