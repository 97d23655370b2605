import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import deleteExpired from "../../netlify/functions/delete-expired.mjs";
import { mapConcurrently } from "../../netlify/submissions/concurrently";
import { moveLayout } from "../../netlify/submissions/move-layout";
import { openStore } from "../../netlify/submissions/store";
import { newSubmission } from "../../netlify/submissions/submission";
import type { Submission } from "../../netlify/submissions/submission";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { startFaultyStore } from "./support/faulty-store";
import type { FaultyStore } from "./support/faulty-store";
import { PROJECT } from "./support/fixture-site";
import { notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { advanceClock, retry } from "./support/outbox";
import { callInbox } from "./support/run-inbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";

const DAY_MS = 24 * 60 * 60_000;

/** How many messages are stored, and how many of them wait for their mail. */
const [MESSAGES, WAITING] = [40, 12];

let store: TestStore;
let way: FaultyStore;
let mailServer: TestMailServer;
let old: Submission[];

beforeAll(async () => {
  [store, mailServer] = await Promise.all([startStore(), startMailServer()]);
  way = await startFaultyStore(store);
});

beforeEach(async () => {
  const { siteID } = store.empty();
  Object.assign(way.access, { siteID });
  old = await storeAsBefore();
});

afterEach(() => {
  jest.useRealTimers();
  notifyNobody();
});

afterAll(async () => {
  await way.stop();
  await mailServer.stop();
  await store.discard();
});

const inbox = () => ({ directory: store.directory, access: way.access });

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Stores records as they were stored before there were an index and a queue. */
async function storeAsBefore(): Promise<Submission[]> {
  const opened = openStore("dev");
  const messages = Array.from({ length: MESSAGES }, (_, index) =>
    newSubmission(
      "contact",
      { ...VALID.contact, name: `Visitor ${index}` },
      { spam: false, unlisted: [] },
      daysAgo(index + 1),
    ),
  );
  const others = [
    newSubmission("application", VALID.application, { spam: false, unlisted: [] }, daysAgo(30)),
    newSubmission("newsletter", { email: VALID.contact.email }, { spam: false, unlisted: [] }, daysAgo(0)),
  ];
  const spam = newSubmission("newsletter", VALID.newsletter, { spam: true, unlisted: [] }, daysAgo(100));
  const marker = { dueAt: daysAgo(0), attempts: 0, accepted: [] };
  const waiting = messages.slice(0, WAITING);
  await mapConcurrently([...messages, ...others], (record) => opened.setJSON(record.id, record));
  await mapConcurrently(waiting, ({ id }) => opened.setJSON(`unsent/${id}`, marker));
  await mapConcurrently(messages.slice(WAITING), ({ id }) => opened.set(`sent/${id}`, new Date().toISOString()));
  await mapConcurrently(messages, ({ id }) => opened.set(`latest/contact/${id.split("-").at(-1)}`, id));
  await opened.setJSON(`spam/${spam.id}`, spam);
  return [...messages, ...others];
}

function startMove(): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", join(__dirname, "support", "move-process.ts")], {
    cwd: PROJECT,
    env: { ...process.env, STORE_ACCESS: JSON.stringify(way.access) },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/**
 * Begins to move the store in a process of its own, and kills that at its write with a number.
 *
 * @param meanwhile begun with its first write
 * @returns what that resolves with
 */
async function moveUntilWrite<T>(number: number, meanwhile: () => Promise<T>): Promise<T | undefined> {
  const child = startMove();
  let writes = 0;
  let work: Promise<T> | undefined;
  way.fail(async ({ method, pass, answer, healed }) => {
    if (method === "PUT") work ??= meanwhile();
    if (method === "PUT" && (writes += 1) >= number) {
      if (writes === number) child.kill("SIGKILL");
      return healed;
    }
    const response = await pass();
    answer(response.status, await response.text());
  });
  await once(child, "exit");
  await way.heal();
  expect(writes).toBeGreaterThanOrEqual(number);
  return work;
}

const idsIn = (stdout: string) => (stdout.match(/(contact|application|newsletter)\/[\w.-]+/g) ?? []).sort();

it.each([2, 8, 30, 58])(
  "loses and doubles nothing when it is killed at its write %d, while visitors write, and runs again",
  async (number) => {
    const names = Array.from({ length: 10 }, (_, index) => `New visitor ${index}`);
    const write = (name: string) => post("contact", { ...VALID.contact, name });
    const answers = (await moveUntilWrite(number, () => mapConcurrently(names, write))) ?? [];
    const written = answers.map(({ body }) => body.id ?? "");
    expect(new Set(written).size).toBe(names.length);
    const again = startMove();
    expect((await once(again, "exit"))[0]).toBe(0);

    const ids = [...old.map(({ id }) => id), ...written].sort();
    expect(
      [
        ...(await storedKeys("contact/")),
        ...(await storedKeys("application/")),
        ...(await storedKeys("newsletter/")),
      ].sort(),
    ).toEqual(ids);
    expect(await storedKeys("people/")).toHaveLength(MESSAGES + 1 + written.length);
    expect(await storedKeys("due/")).toHaveLength(WAITING + written.length);

    const before = mailServer.mails.length;
    notifyOver(mailServer.url);
    expect(await retry()).toEqual({ sent: WAITING + written.length, failed: 0 });
    expect(await retry()).toEqual({ sent: 0, failed: 0 });
    const told = mailServer.mails.slice(before).map(({ body }) => /(New v|V)isitor \d+/.exec(body)?.[0]);
    expect(new Set(told).size).toBe(WAITING + written.length);

    // Everything of one person is found: all but the application, and the subscription too.
    const { stdout } = await callInbox(["delete", "--email", VALID.contact.email, "--yes"], { store: inbox() });
    expect(idsIn(stdout)).toEqual(ids.filter((id) => !id.startsWith("application/")));
    expect((await storedKeys()).filter((key) => !key.includes("application/"))).toEqual([
      "outbox/turn",
      expect.stringMatching(/^spam\/newsletter\//),
    ]);
  },
);

it("finds in the present layout what was stored in the old one: by day, by person, and by age", async () => {
  await moveLayout(openStore("dev"), Infinity);
  const yesterday = daysAgo(1.5).toISOString();
  const { stdout } = await callInbox(["list", "--since", yesterday], { store: inbox() });
  expect(idsIn(stdout)).toEqual([old[0]?.id, old.at(-1)?.id].sort());
  const log = jest.spyOn(console, "log").mockImplementation();
  await deleteExpired();
  expect(log).toHaveBeenCalledWith("Retention, submissions-dev: 1 expired records and 0 leftovers deleted.");
  log.mockRestore();
  expect(await storedKeys("spam/")).toEqual([]);
  expect(await storedKeys("latest/")).toEqual([]);
});

it("goes on where it stopped when its time was over", async () => {
  const [opened, first] = [openStore("dev"), Date.now()];
  const writes = jest.spyOn(opened, "set");
  const clock = jest.spyOn(Date, "now").mockImplementation(() => first + (writes.mock.calls.length > 20 ? 1_000 : 0));
  await moveLayout(opened, first + 500);
  const moved = (await storedKeys("people/")).length;
  expect([moved > 0, moved < MESSAGES]).toEqual([true, true]);
  clock.mockRestore();
  await moveLayout(openStore("dev"), Infinity);
  expect(await storedKeys("people/")).toHaveLength(MESSAGES + 1);
});

it("looks once more for what functions from before a deploy were still writing, and then never again", async () => {
  await moveLayout(openStore("dev"), Infinity);
  const late = newSubmission("contact", { ...VALID.contact, name: "Late visitor" }, { spam: false, unlisted: [] });
  await openStore("dev").setJSON(late.id, late);
  await openStore("dev").setJSON(`unsent/${late.id}`, { dueAt: new Date(), attempts: 0, accepted: [] });
  advanceClock(5 * 60_000);
  await moveLayout(openStore("dev"), Infinity);
  expect(await storedKeys("people/")).toHaveLength(MESSAGES + 2);
  expect(await storedKeys("due/")).toHaveLength(WAITING + 1);
  const state = await openStore("dev").get("layout", { type: "text" });
  await moveLayout(openStore("dev"), Infinity);
  expect([await openStore("dev").get("layout"), JSON.parse(state)]).toEqual([
    state,
    expect.objectContaining({ isDone: true }),
  ]);
});

it("makes no store where there was none", async () => {
  await moveLayout(openStore("nobodys"), Infinity);
  expect((await openStore("nobodys").list()).blobs).toEqual([]);
});
