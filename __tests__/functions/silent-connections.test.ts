import type { Socket } from "node:net";
import { listen } from "../../netlify/local/web-server";
import type { WebServer } from "../../netlify/local/web-server";
import { openRaw } from "./support/raw";

const REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\n";

let server: WebServer;
let answerNow: () => void;

/** A server with little patience, which answers when it is told to. */
beforeEach(async () => {
  const told = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  server = await listen(0, { headersMs: 100, bodyMs: 200 });
  server.answerWith(async (request) => {
    await request.text();
    await told;
    return new Response("here");
  });
});

afterEach(async () => {
  answerNow();
  await server.stop();
});

/** Opens so many connections that send this, and nothing more. */
const open = (count: number, bytes: string) =>
  Promise.all(Array.from({ length: count }, () => openRaw(server.url, bytes)));

/** Waits until the server has closed a connection, and returns what it said before; a reset can keep that from arriving. */
function closed(socket: Socket): Promise<string> {
  let said = "";
  socket.on("data", (part: Buffer) => (said += part.toString()));
  socket.on("error", () => undefined);
  return new Promise((resolve) => {
    socket.on("close", () => {
      resolve(said);
    });
  });
}

it.each([
  ["say nothing", ""],
  ["break off before the end of the headers", REQUEST],
  ["break off before the end of the body", `${REQUEST}Content-Length: 10\r\n\r\nhalf`],
])("closes connections that %s, and says why", async (_what, bytes) => {
  const said = await Promise.all((await open(300, bytes)).map(closed));
  const answers = said.filter((text) => text !== "").map((text) => text.split("\r\n")[0]);
  expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 408 Request Timeout"]));
});

it("waits as long as it takes for its own answer", async () => {
  const [asking] = await open(1, `${REQUEST}Connection: close\r\n\r\n`);
  const [silent] = await open(1, `${REQUEST}Content-Length: 10\r\n\r\nhalf`);
  if (!asking || !silent) throw new Error("no connections");
  const answer = closed(asking);
  await closed(silent);
  answerNow();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[^]*here/);
});
