package dev.rolecall.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.json.RolecallEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is lost between JSON that was read and JSON that was written. */
class LostJsonTest {

    private static Object tree(String json) {
        return new RolecallEngine()
                .reader(json.replace('\'', '"'), ReadOptions.DEFAULT)
                .readValue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            nullValues = "nothing",
            value = {
                "{'role':'a','x':1}                | {'role':'b','x':1.0,'y':[]} | nothing",
                "{'role':'a','x':null}             | {'role':'a'}                | nothing",
                "{'x':1e3}                         | {'x':1000}                  | nothing",
                "{'x':12345678901234567890}        | {'x':12345678901234567890}  | nothing",
                "{'x':[{'y':1},null]}              | {'x':[{'y':1,'z':2},null]}  | nothing",
                "{'role':'a','x':{'role':'b'}}     | {'role':'a','x':{'role':1}} | $.x.role",
                "{'x':9007199254740993}            | {'x':9007199254740992.0}    | $.x",
                "{'x':0.123456789}                 | {'x':0.12345679}            | $.x",
                "{'x':'2026-01-01T00:00:00+01:00'} | {'x':'2025-12-31T23:00Z'}   | $.x",
                "{'x':[1,2]}                       | {'x':[1]}                   | $.x",
                "{'x':[{},{'y':{'a b':false}}]}    | {'x':[{},{'y':{}}]}         | $.x[1].y['a b']",
                "{'x':{}}                          | {'x':null}                  | $.x",
                "{'x':1}                           | {'x':'1'}                   | $.x",
                "{'x':1}                           | [1]                         | $",
                "[1]                               | [1]                         | nothing"
            })
    void theFirstPlaceIsNamed(String before, String after, String lost) {
        assertThat(LostJson.path(tree(before), tree(after))).isEqualTo(lost);
    }
}
