// What the real pi makes of a session file: node with-pi.mjs FILE. Prints one JSON object.
// PI_PACKAGE is the folder of pi-coding-agent. Pi opens a copy first, and then continues and exports FILE itself.
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const file = process.argv[2];
const pi = process.env.PI_PACKAGE;
const home = mkdtempSync(join(tmpdir(), "with-pi-"));
const agent = join(home, ".pi", "agent");
mkdirSync(agent, { recursive: true });
Object.assign(process.env, { HOME: home, PI_OFFLINE: "1", PI_SKIP_VERSION_CHECK: "1", PI_TELEMETRY: "0" });

// A model that always answers the same, in the form of Anthropic's stream.
const event = (data) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
const answer = (model) => [
  { type: "message_start", message: { id: "msg_1", type: "message", role: "assistant", model, content: [], stop_reason: null, stop_sequence: null, usage: { input_tokens: 5, output_tokens: 1 } } },
  { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "continued" } },
  { type: "content_block_stop", index: 0 },
  { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage: { output_tokens: 2 } },
  { type: "message_stop" },
].map(event).join("");
const requests = [];
const server = http.createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  requests.push(JSON.parse(body));
  response.writeHead(200, { "content-type": "text/event-stream" }).end(answer(requests.at(-1).model));
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
writeFileSync(join(agent, "models.json"), JSON.stringify({ providers: { local: {
  baseUrl: `http://127.0.0.1:${server.address().port}`, api: "anthropic-messages", apiKey: "none",
  models: [{ id: "echo", name: "Echo", input: ["text"], contextWindow: 200000, maxTokens: 1000, reasoning: false, cost: { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 } }],
} } }));

const run = (...args) => new Promise((done) => {
  const child = spawn(process.execPath, [join(pi, "dist", "cli.js"), ...args], { cwd: home, stdio: ["ignore", "pipe", "pipe"] });
  let out = "", err = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  child.on("exit", (code) => done({ code, out, err }));
});

const sdk = await import(pathToFileURL(join(pi, "dist", "index.js")).href);
const copy = join(home, "copy.jsonl");
copyFileSync(file, copy);
const opened = sdk.SessionManager.open(copy, home, home);
const context = opened.buildSessionContext();
const result = {
  entries: opened.getEntries().length,
  lines: readFileSync(file, "utf8").split("\n").filter((line) => line.trim()).length,
  leaf: opened.getLeafId(),
  name: opened.getSessionName() ?? null,
  messages: context.messages,
  model: context.model,
  thinkingLevel: context.thinkingLevel,
  changedByOpen: !readFileSync(file).equals(readFileSync(copy)),
};

const cwd = opened.getHeader().cwd;
if (!existsSync(cwd)) throw new Error(`the session's folder is not there: ${cwd}`);
const flags = ["--offline", "--no-mcp", "-ne", "--no-skills", "--no-context-files", "--no-prompt-templates", "--no-themes", "-nbt", "--session-dir", home, "--approve"];
const continued = await run(...flags, "--model", "local/echo", "--session", file, "-p", "Go on.");
result.continued = { code: continued.code, out: continued.out.trim(), err: continued.err.trim().slice(0, 500), requests: requests.length };
const page = join(home, "export.html");
const exported = await run("--export", file, page);
result.exported = { code: exported.code, bytes: existsSync(page) ? statSync(page).size : 0, err: exported.err.trim().slice(0, 500) };
server.close();
console.log(JSON.stringify(result));
