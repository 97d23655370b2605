import deleteExpired from "../../netlify/functions/delete-expired.mjs";
import { erase } from "../../netlify/submissions/erase";
import { openStore } from "../../netlify/submissions/store";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { post, postForm } from "./support/call";
import type { Answer } from "./support/call";
import { ONLY_THE_DATE } from "./support/clock";
import { VALID } from "./support/examples";
import { notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import { advanceClock } from "./support/outbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { stored, storedKeys } from "./support/stored";

const MINUTE_MS = 60_000;

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(() => store.empty());

afterEach(() => jest.useRealTimers());

afterAll(() => store.discard());

const idsOf = (answers: readonly Answer[]) => answers.map(({ status, body }) => (status === 201 ? body.id : status));

describe.each(["contact", "application"] as const)("a submission (%s)", (kind) => {
  it("is one when it comes in many times at once, and each sender is told so", async () => {
    const mailServer = await startMailServer();
    notifyOver(mailServer.url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(kind, VALID[kind])));
    await Promise.all(answers.map(({ later }) => later));
    notifyNobody();
    await mailServer.stop();
    expect(await storedKeys(`${kind}/`)).toEqual([...new Set(idsOf(answers))]);
    expect(mailServer.mails).toHaveLength(1);
  });

  it("is one when it is sent again within ten minutes, by whatever form, and another one later", async () => {
    const first = await post(kind, VALID[kind]);
    const record = await stored(first.body.id ?? "");
    advanceClock(9 * MINUTE_MS);
    const again = await post(kind, VALID[kind]);
    expect((await postForm(kind, VALID[kind])).headers.get("location")).toBe(`/submitted/${kind}/success`);
    expect(idsOf([again])).toEqual([first.body.id]);
    expect(await storedKeys(`${kind}/`)).toEqual([first.body.id]);
    expect(await stored(first.body.id ?? "")).toEqual(record);

    advanceClock(2 * MINUTE_MS);
    const later = await post(kind, VALID[kind]);
    expect(await storedKeys(`${kind}/`)).toEqual(idsOf([first, later]));
  });

  it("is another one with another word in it", async () => {
    await post(kind, VALID[kind]);
    await post(kind, { ...VALID[kind], phone: "+1 555 0199" });
    expect(await storedKeys(`${kind}/`)).toHaveLength(2);
  });

  it("is a person's also where a program has sent the same words", async () => {
    await post(kind, { ...VALID[kind], [HONEYPOT_FIELD]: "x" });
    const { body } = await post(kind, VALID[kind]);
    expect(await stored(body.id ?? "")).toMatchObject({ spam: false });
  });

  it("is a new one after the clock was set back or forward", async () => {
    for (const hours of [0, 5, -11]) {
      advanceClock(hours * 60 * MINUTE_MS);
      expect((await post(kind, VALID[kind])).status).toBe(201);
    }
    expect(await storedKeys(`${kind}/`)).toHaveLength(3);
  });

  it("is a new one after the first was deleted, of which nothing stays", async () => {
    const first = await post(kind, VALID[kind]);
    await erase(openStore("dev"), first.body.id ?? "");
    const { blobs } = await openStore("dev").list();
    expect(blobs.map(({ key }) => key).filter((key) => !key.startsWith("budget/"))).toEqual([]);
    const again = await post(kind, VALID[kind]);
    expect(await stored(again.body.id ?? "")).not.toBeNull();
  });
});

it("leaves nothing of a write that was cut off, but has a day's patience, and forgets words that are a day old", async () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  const { body } = await post("contact", VALID.contact);
  const spam = await post("contact", { ...VALID.contact, [HONEYPOT_FIELD]: "x" });
  const { body: kept } = await post("application", VALID.application);
  for (const key of [body.id, `spam/${spam.body.id}`]) await openStore("dev").delete(key ?? "");
  advanceClock(23 * 60 * MINUTE_MS);
  await deleteExpired();
  expect(await storedKeys("latest/")).toHaveLength(3);
  expect(await storedKeys("people/")).toHaveLength(3);
  advanceClock(26 * 60 * MINUTE_MS);
  await deleteExpired();
  expect(await storedKeys("latest/")).toEqual([]);
  expect(await storedKeys()).toEqual([kept.id, `unsent/${kept.id}`]);
  expect(await storedKeys("people/")).toEqual([expect.stringMatching(/^people\/application\//)]);
  expect(await storedKeys("due/")).toHaveLength(1);
  expect(log).toHaveBeenLastCalledWith("Retention, submissions-dev: 0 expired records and 2 leftovers deleted.");
  log.mockRestore();
});

it("is one also where it is sent before midnight and after it", async () => {
  jest.useFakeTimers({ ...ONLY_THE_DATE, now: new Date("2026-11-21T23:58:00Z") });
  const first = await post("contact", VALID.contact);
  advanceClock(4 * MINUTE_MS);
  expect(idsOf([await post("contact", VALID.contact)])).toEqual([first.body.id]);
  expect(await storedKeys("contact/")).toHaveLength(1);
});
