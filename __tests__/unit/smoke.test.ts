import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { CHECKS } from "../../tools/smoke/checks";
import { deployed, runChecks } from "../../tools/smoke/run-checks";

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

/** What the walk says of a site that answers like this. */
async function walk(answer: RequestListener): Promise<string[]> {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const lines: string[] = [];
  await runChecks(CHECKS, deployed(`http://127.0.0.1:${String(port)}`, false), (line) => lines.push(line));
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
