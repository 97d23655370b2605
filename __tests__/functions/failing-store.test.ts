import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setEnvironmentContext } from "@netlify/blobs";
import runDaily from "../../netlify/functions/daily.mjs";
import deliver from "../../netlify/functions/deliver.mjs";
import { listen } from "../support/listen";
import { asForm, asJson, call, settled, simulateClock, testSite, whileTimePasses } from "./support/call";
import { VALID } from "./support/examples";

const site = testSite();

let answerRequest: (response: ServerResponse) => unknown;
/** Method and URL of each request to the store. */
let requests: string[];
let closed: Promise<unknown>[];

const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  closed.push(once(response, "close"));
  request.resume().on("end", () => answerRequest(response));
});

beforeAll(async () => {
  const url = `http://127.0.0.1:${await listen(server)}`;
  // The cache's address may return what a record was a minute ago: then a mail would be sent twice.
  const addresses = { edgeURL: "http://127.0.0.1:9", uncachedEdgeURL: url };
  const access = { ...addresses, primaryRegion: "us-east-2", token: "token" };
  setEnvironmentContext({ ...access, siteID: "site", deployID: "6740a1b2" });
});

beforeEach(() => void ([requests, closed] = [[], []]));

afterAll(() => void server.close().closeAllConnections());

it.each<[string, typeof answerRequest]>([
  ["rejects the write", (response) => response.writeHead(403).end()],
  ["fails at each attempt", (response) => response.writeHead(500).end()],
  ["does not confirm the write", (response) => response.writeHead(200).end()],
  ["closes the connection", (response) => response.destroy()],
  ["does not answer", () => undefined],
])("acknowledges nothing and mails nothing, within seven seconds, if the store %s", async (_name, failure) => {
  simulateClock();
  answerRequest = failure;
  const start = Date.now();
  const answer = await whileTimePasses(call("contact", asJson(VALID.contact), { context: "production" }));
  expect([answer.status, answer.body.error]).toEqual([503, expect.stringContaining("could not be stored")]);
  const page = await whileTimePasses(call("contact", asForm(VALID.contact), { context: "production" }));
  expect([page.status, page.location]).toEqual([303, "/submitted/contact/failure"]);
  expect(Date.now() - start).toBeLessThan(2 * 7_100);
  await settled();
  expect(site.mailServer.mails).toEqual([]);
  // Nothing is stored after the visitor got the error.
  jest.advanceTimersByTime(7_000);
  await Promise.all(closed);
  const line = /^A submission \(contact\) could not be stored: (?!.*(grace|hopper|operations))/is;
  expect(site.logged()).toEqual([expect.stringMatching(line), expect.stringMatching(line)]);
});

it.each([
  ["production", "site:submissions", true],
  ["deploy-preview", "deploy:6740a1b2:submissions", false],
  ["branch-deploy", "deploy:6740a1b2:submissions", false],
])("uses in the context %s the store %s; sends mail: %s", async (context, store, hasMail) => {
  answerRequest = (response) => {
    const isMissing = response.req.method === "GET" && /\/(new|kept|limits)\//.test(response.req.url ?? "");
    response.writeHead(isMissing ? 404 : 200, { etag: '"1"' }).end('{"blobs":[]}');
  };
  const { status, body } = await call("contact", asJson(VALID.contact), { context });
  expect(status).toBe(201);
  const write = requests.find((one) => one.startsWith("PUT"));
  expect(write).toMatch(new RegExp(`^PUT (/region:[^/]+)?/site/${store}/new/${body.id}$`));
  await settled();
  const counts = [requests.length - requests.indexOf(write ?? "") - 1];
  for (const run of [deliver, runDaily]) {
    requests = [];
    await run(new Request("https://www.example.com"), { deploy: { context }, waitUntil: () => undefined });
    counts.push(requests.length);
  }
  expect(counts.map((count) => count > 0)).toEqual([hasMail, hasMail, hasMail]);
});
