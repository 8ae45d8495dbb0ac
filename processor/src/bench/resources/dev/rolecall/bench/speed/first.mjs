// Reads the first lines of a file with Node's own JSON; of no lines, what an empty process does.
import { readFileSync } from "node:fs";

const lines = readFileSync(process.argv[2], "utf8").split("\n");
const count = Number(process.argv[3]);
for (let i = 0; i < count; i++) {
  if (JSON.parse(lines[i]).role === undefined) {
    process.exit(1);
  }
}
