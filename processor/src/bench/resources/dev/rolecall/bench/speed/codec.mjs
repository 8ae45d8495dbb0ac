// Reads and writes the lines of a file with Node's own JSON, from UTF-8 bytes and back to them, and prints nanoseconds a pass.
import { readFileSync } from "node:fs";

const [file, iterations, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const text = readFileSync(file, "utf8");
const lines = text.split("\n").filter((line) => line !== "").map((line) => Buffer.from(line));
let kept;

function decode() {
  for (const line of lines) {
    kept = JSON.parse(line.toString("utf8"));
  }
}

const messages = lines.map((line) => JSON.parse(line.toString("utf8")));

function encode() {
  for (const message of messages) {
    kept = Buffer.from(JSON.stringify(message));
  }
}

function iteration(pass) {
  const begin = process.hrtime.bigint();
  const enough = begin + BigInt(seconds) * 1_000_000_000n;
  let passes = 0;
  let now;
  do {
    pass();
    passes++;
    now = process.hrtime.bigint();
  } while (now < enough);
  return Number(now - begin) / passes;
}

for (const pass of [decode, encode]) {
  for (let i = 0; i < iterations; i++) {
    iteration(pass);
  }
  let sum = 0;
  for (let i = 0; i < iterations; i++) {
    sum += iteration(pass);
  }
  console.log(pass.name, sum / iterations);
}
if (kept === undefined) {
  throw new Error("nothing was read");
}
