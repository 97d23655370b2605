import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { CHECKS } from "../../tools/smoke/checks";
import { limits, policies, storeLatency } from "../../tools/smoke/platform-checks";
import { deployed, runChecks } from "../../tools/smoke/run-checks";
import type { Check } from "../../tools/smoke/run-checks";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What the walk says of a site that answers like this. */
async function walk(answer: RequestListener, checks: readonly Check[] = CHECKS): Promise<string[]> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const lines: string[] = [];
  await runChecks(checks, deployed(`http://127.0.0.1:${String(port)}`, false), (line) => lines.push(line));
  return lines;
}

test("a site that answers everything with an empty page fails everywhere", async () => {
  const lines = await walk((_request, response) => response.end());
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.startsWith("pass"))).toEqual([]);
});

test("headers that are missing or allow too much are named", async () => {
  const lines = await walk((_request, response) => {
    const policy = "script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'";
    response.writeHead(404, { ...SECURITY_HEADERS, "x-frame-options": "ALLOWALL", "content-security-policy": policy });
    response.end();
  });
  expect(lines).toContain(
    "FAIL  /no-such-page answers 404: x-frame-options is ALLOWALL; frame-ancestors is not 'none'; " +
      "script-src allows more than the site's own scripts",
  );
});

test("a site that is not there fails, and says why", async () => {
  const lines = await walk((request) => request.socket.destroy());
  expect(lines.every((line) => /^FAIL {2}\w+: no answer: /.test(line))).toBe(true);
});

const SCRIPT = "start()";
const DIGEST = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";

test.each([
  [[`script-src 'self' ${DIGEST}`], "pass  /: policies sent: 1, inline scripts: 1"],
  [["script-src 'self'"], "FAIL  /: policies sent: 1, inline scripts: 1: 1 scripts may not run"],
  [
    [`script-src ${DIGEST}`, "script-src 'self'"],
    "FAIL  /: policies sent: 2, inline scripts: 1: 1 scripts may not run",
  ],
])("tells which policy a page is sent: %j", async (policy, line) => {
  const lines = await walk(
    (_request, response) => {
      response.setHeader("content-security-policy", policy);
      response.end(
        `<script type="application/ld+json">{}</script><script src="/x.js"></script><script>${SCRIPT}</script>`,
      );
    },
    [policies],
  );
  expect(lines[0]?.startsWith(line)).toBe(true);
});

test("tells whether requests are limited", async () => {
  const open = await walk((_request, response) => response.writeHead(405).end(), [limits]);
  expect(open).toHaveLength(5);
  expect(open[0]).toBe("FAIL  /api/newsletter/subscribe is limited to 20 requests a minute: 40 came through at once");
  const counts = new Map<string, number>();
  const limited = await walk(
    ({ url = "" }, response) => {
      counts.set(url, (counts.get(url) ?? 0) + 1);
      response.writeHead((counts.get(url) ?? 0) > 20 ? 429 : 405).end();
    },
    [limits],
  );
  expect(limited.map((line) => line.slice(0, 4))).toEqual(Array.from({ length: 5 }, () => "pass"));
});

test("measures the store by messages that are kept as spam, and says when it can't", async () => {
  const bodies: string[] = [];
  const answer: RequestListener = (request, response) => {
    request.on("data", (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on("end", () => response.writeHead(bodies.at(-1) === "{}" ? 422 : 201).end());
  };
  expect((await walk(answer, [storeLatency]))[0]).toMatch(
    /^pass {2}a message is stored within \d+ ms, and refused within \d+$/,
  );
  expect(bodies.filter((body) => body !== "{}").every((body) => body.includes(`"${HONEYPOT_FIELD}":"smoke"`))).toBe(
    true,
  );
  const down = await walk((_request, response) => response.writeHead(503).end(), [storeLatency]);
  expect(down[0]).toMatch(/^FAIL .*: messages were answered with 503, 503, 503, 503, 503$/);
});
