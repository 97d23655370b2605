import { once } from "node:events";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setEnvironmentContext } from "@netlify/blobs";
import runDaily from "../../netlify/functions/daily.mjs";
import deliver from "../../netlify/functions/deliver.mjs";
import { asForm, asJson, call, testSite } from "./support/call";
import { VALID } from "./support/examples";

const site = testSite();

let timeout: jest.SpyInstance;
let deadline: AbortController;
/** How the store answers. */
let behaviour: (response: ServerResponse) => unknown;
/** The methods and addresses of the requests to the store. */
let requests: string[];

/** In the place of Netlify's store. */
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  request.resume().on("end", () => behaviour(response));
});

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { edgeURL: url, uncachedEdgeURL: url, primaryRegion: "us-east-2", token: "token" };
  setEnvironmentContext({ ...access, siteID: "site", deployID: "6740a1b2" });
});

beforeEach(() => {
  timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => (deadline = new AbortController()).signal);
  requests = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each<[string, typeof behaviour]>([
  ["refuses the write", (response) => response.writeHead(403).end()],
  ["fails each time", (response) => response.writeHead(500).end()],
  ["does not confirm the write", (response) => response.writeHead(200).end()],
  ["closes the connection", (response) => response.destroy()],
  ["gives no answer", () => deadline.abort()],
  [
    "asks for patience",
    (response) => {
      jest.spyOn(globalThis, "setTimeout").mockImplementation();
      response.writeHead(500).end(() => deadline.abort());
    },
  ],
])("acknowledges nothing and mails nothing if the store %s", async (_name, failure) => {
  behaviour = failure;
  const answer = await call("contact", asJson(VALID.contact), { context: "production" });
  expect(answer).toMatchObject({
    status: 503,
    body: { error: expect.stringContaining("could not be stored") as string },
  });
  const page = await call("contact", asForm(VALID.contact), { context: "production" });
  expect([page.status, page.headers.get("location")]).toEqual([303, "/submitted/contact/failure"]);
  await Promise.all([answer.later, page.later]);
  expect(site.mailServer.mails).toEqual([]);
  const line = expect.stringMatching(
    /^A submission \(contact\) could not be stored: (?!.*(grace|hopper|operations))/is,
  ) as string;
  expect(site.logged()).toEqual([line, line]);
});

it("stores nothing after it has told the visitor so, seven seconds after the request", async () => {
  const ended = new Promise((resolve) => {
    behaviour = (response) => {
      response.on("close", resolve);
      deadline.abort();
    };
  });
  expect((await call("contact", asJson(VALID.contact), { context: "production" })).status).toBe(503);
  await ended;
  expect(timeout.mock.calls).toEqual([[7_000]]);
});

it.each([
  ["production", "site:submissions", true],
  ["deploy-preview", "deploy:6740a1b2:submissions", false],
  ["branch-deploy", "deploy:6740a1b2:submissions", false],
])("gives a deploy of the context %s the store %s; it works on mail: %s", async (context, store, hasMail) => {
  behaviour = (response) => response.writeHead(200, { etag: '"1"' }).end('{"blobs":[]}');
  const { status, body, later } = await call("contact", asJson(VALID.contact), { context });
  expect(status).toBe(201);
  await later;
  const [write, ...delivery] = requests;
  expect(write).toMatch(new RegExp(`^PUT (/region:[^/]+)?/site/${store}/new/${body.id}$`));
  const before = requests.length;
  for (const run of [deliver, runDaily]) {
    await run(new Request("https://www.example.com"), { deploy: { context }, waitUntil: () => undefined });
  }
  expect([delivery.length > 0, requests.length > before, site.mailServer.mails.length > 0]).toEqual(
    Array(3).fill(hasMail),
  );
});
