import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ENDPOINTS } from "../../src/forms/submission-kind";
import { eventually } from "../browser/support/eventually";
import { VALID } from "./support/examples";
import { makeFixtureSite } from "./support/fixture-site";
import { openRaw } from "./support/raw";
import { startSite } from "./support/site-process";
import type { SiteProcess } from "./support/site-process";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";
import { messagesOf, sendMessage } from "./support/visitors";

let root: string;
let site: SiteProcess;
let store: TestStore;

beforeAll(async () => {
  root = await makeFixtureSite();
  [site, store] = await Promise.all([startSite(root), startStore(join(root, "store"))]);
});

afterAll(async () => {
  await site.stop("SIGTERM");
  await store.kill();
  await rm(root, { recursive: true });
});

/** Begins to send a visitor's message, and loses the connection after so much of it. */
async function loseConnection(name: string, part: number): Promise<void> {
  const body = Buffer.from(JSON.stringify({ ...VALID.contact, name }));
  const head = ["Host: localhost", "Content-Type: application/json", `Content-Length: ${body.length}`].join("\r\n");
  const sent = body.subarray(0, part * body.length).toString();
  const socket = await openRaw(site.url, `POST ${ENDPOINTS.contact} HTTP/1.1\r\n${head}\r\n\r\n${sent}`);
  await new Promise<void>((resolve) => socket.end(resolve));
  socket.destroy();
}

it("stores nothing of what came in half, and all of it once when the visitor tries again", async () => {
  await loseConnection("Half Visitor", 0.5);
  expect((await sendMessage(site.url, "Other Visitor")).status).toBe(201);
  expect(await messagesOf("Half Visitor")).toEqual([]);
  expect((await sendMessage(site.url, "Half Visitor")).status).toBe(201);
  expect(await messagesOf("Half Visitor")).toHaveLength(1);
});

it("stores what came in whole, also where nobody heard the answer, and once when the visitor tries again", async () => {
  await loseConnection("Whole Visitor", 1);
  await eventually(async () => expect(await messagesOf("Whole Visitor")).toHaveLength(1));
  const [{ id } = { id: "" }] = await messagesOf("Whole Visitor");
  expect((await sendMessage(site.url, "Whole Visitor")).body).toEqual({ id });
  expect(await messagesOf("Whole Visitor")).toHaveLength(1);
  expect(await storedKeys(`unsent/${id}`)).toHaveLength(1);
});

it("is sent twice at once by who clicks twice, and stored once", async () => {
  const answers = await Promise.all(["Double", "Double", "Double"].map((name) => sendMessage(site.url, name)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await messagesOf("Double")).map(({ id }) => ({ id }))).toEqual([answers[0]?.body]);
});
