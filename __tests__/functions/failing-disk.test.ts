import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { resultPath } from "../../src/forms/submission-kind";
import { makeFixtureSite } from "./support/fixture-site";
import { notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import { retry } from "./support/outbox";
import { startSite } from "./support/site-process";
import type { SiteProcess } from "./support/site-process";
import { startStore } from "./support/start-store";
import { storedKeys } from "./support/stored";
import { messagesOf, sendMessage, sendPlainForm } from "./support/visitors";

const PRELOADED = pathToFileURL(join(__dirname, "support", "failing-disk.mjs")).href;

let root: string;
let site: SiteProcess;

const failure = () => join(root, "failure");

beforeAll(async () => {
  root = await makeFixtureSite();
  site = await startSite(root, { FAILING_DISK: failure(), NODE_OPTIONS: `--import ${PRELOADED}` });
});

afterAll(async () => {
  await site.stop("SIGTERM");
  await rm(root, { recursive: true });
});

it.each([
  ["is full", "ENOSPC"],
  ["can only be read", "EROFS"],
])("tells the visitor when the disk %s, and keeps one of whoever tries again", async (what, code) => {
  const [before, ada, grace] = [`Before it ${what}`, `Ada, when it ${what}`, `Grace, when it ${what}`];
  expect((await sendMessage(site.url, before)).status).toBe(201);
  await writeFile(failure(), code);
  expect((await sendMessage(site.url, ada)).status).toBe(503);
  expect((await sendPlainForm(site.url, grace)).status).toBe(503);
  await rm(failure());
  const { status, body } = await sendMessage(site.url, ada);
  expect(status).toBe(201);
  expect((await sendPlainForm(site.url, grace)).location).toBe(resultPath("contact", "success"));

  const [store, mailServer] = await Promise.all([startStore(join(root, "store")), startMailServer()]);
  expect((await messagesOf(ada)).map(({ id }) => ({ id }))).toEqual([body]);
  for (const name of [before, grace]) expect(await messagesOf(name)).toHaveLength(1);
  notifyOver(mailServer.url);
  expect(await retry()).toEqual({ sent: 3, failed: 0 });
  expect(mailServer.mails).toHaveLength(3);
  expect(await storedKeys("unsent/")).toEqual([]);
  notifyNobody();
  await mailServer.stop();
  await store.kill();
});
