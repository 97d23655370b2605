import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ENDPOINTS } from "../../src/forms/submission-kind";
import { VALID } from "./support/examples";
import { makeFixtureSite, PROJECT } from "./support/fixture-site";
import { listeningHosts, THIS_MACHINE } from "./support/listening";
import { openRaw, sendRaw } from "./support/raw";
import { startSite } from "./support/site-process";
import { startStore } from "./support/start-store";
import { stored } from "./support/stored";

let root: string;

beforeEach(async () => {
  root = await makeFixtureSite();
});

afterEach(() => rm(root, { recursive: true }));

const BODY = JSON.stringify(VALID.contact);

const post = (host: string, length: number, body: string) =>
  [
    `POST ${ENDPOINTS.contact} HTTP/1.1`,
    `Host: ${host}`,
    "Content-Type: application/json",
    `Content-Length: ${length}`,
    "",
    body,
  ].join("\r\n");

const onLinux = process.platform === "linux" ? it : it.skip;

onLinux("listens at 127.0.0.1 and nowhere else, with whatever it opens", async () => {
  const site = await startSite(root);
  const hosts = await listeningHosts(site.pid ?? 0);
  await site.stop("SIGTERM");
  expect(hosts.length).toBeGreaterThanOrEqual(2);
  expect(new Set(hosts)).toEqual(new Set([THIS_MACHINE]));
});

it("answers a host that is none with one line, and tells nothing of itself", async () => {
  const [site, store] = await Promise.all([startSite(root), startStore()]);
  for (const url of [site.url, store.access.edgeURL]) {
    for (const host of ["[", "a b", "x@y", "%", "localhost:99999", ""]) {
      const answer = await sendRaw(url, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect([host, answer]).toEqual([host, expect.stringMatching(/^HTTP\/1\.1 (400|403|200) /)]);
      for (const leak of [PROJECT, "node_modules", "    at ", "Error"]) expect(answer).not.toContain(leak);
    }
  }
  await store.discard();
  await site.stop("SIGTERM");
});

it("stops within seconds while somebody sends slowly, and keeps what it acknowledged before", async () => {
  const site = await startSite(root);
  const headers = { "content-type": "application/json" };
  const answer = await fetch(site.url + ENDPOINTS.contact, { method: "POST", headers, body: BODY });
  const { id } = (await answer.json()) as { id: string };
  await openRaw(site.url, post("localhost", BODY.length, BODY.slice(0, 20)));
  await openRaw(site.url, `POST ${ENDPOINTS.contact} HTTP/1.1\r\nHost: lo`);
  await openRaw(site.url, "");

  const begun = performance.now();
  expect(await site.stop("SIGTERM")).toBe(0);
  expect(performance.now() - begun).toBeLessThan(6_000);
  const store = await startStore(join(root, "store"));
  expect(await stored(id)).not.toBeNull();
  await store.kill();
});

it("lets who has sent almost everything finish before it stops", async () => {
  const site = await startSite(root);
  const sender = await openRaw(site.url, post("localhost", BODY.length, BODY.slice(0, -1)));
  let answer = "";
  sender.on("data", (part: Buffer) => (answer += part.toString()));
  // Once it has answered a later request, the server has read what came before.
  await fetch(site.url);
  const stopped = site.stop("SIGTERM");
  sender.write(BODY.slice(-1));
  expect(await stopped).toBe(0);
  expect(answer).toContain("HTTP/1.1 201 ");
});
