import { rm } from "node:fs/promises";
import { openStore } from "../../netlify/submissions/store";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, startMailServer } from "./support/mail-server";
import { callInbox } from "./support/run-inbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { stored, storedKeys } from "./support/stored";

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(() => rm(store.directory, { recursive: true }));

afterAll(() => store.discard());

const inbox = (args: string, environment?: Record<string, string>) =>
  callInbox(args.split(" "), { store, environment });

const asProgram = async (kind: "application" | "newsletter") =>
  (await post(kind, { ...VALID[kind], [HONEYPOT_FIELD]: "Ada" })).body.id ?? "";

it("counts the spam beside what people sent, so that somebody looks for a person among it", async () => {
  expect((await inbox("list")).stderr).not.toContain("spam");
  await asProgram("application");
  await asProgram("newsletter");
  expect((await inbox("list")).stderr).toContain("0 submissions\n2 taken for spam");
  expect((await inbox("list --spam")).stderr).not.toContain("taken for spam");
});

it.each(["application", "newsletter"] as const)(
  "takes one out of the spam (%s), and the firm is notified",
  async (kind) => {
    const id = await asProgram(kind);
    const before = await stored(`spam/${id}`);
    const { code, stdout } = await inbox(`rescue ${id}`);
    expect([code, stdout]).toEqual([0, `${id} is no spam any more; the firm will be notified.\n`]);
    expect(await stored(id)).toEqual({ ...before, spam: false });
    expect(await storedKeys()).toEqual([id, `unsent/${id}`].sort());

    const mailServer = await startMailServer();
    await inbox("retry", { SMTP_URL: mailServer.url, NOTIFY_TO: FIRM, NOTIFY_FROM: "site@example.com" });
    expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([[FIRM]]);
    await mailServer.stop();
  },
);

it("ends what a store that failed in between has left, and tells nobody twice", async () => {
  const id = await asProgram("application");
  const before = await stored(`spam/${id}`);
  await inbox(`rescue ${id}`);
  await openStore("dev").delete(`unsent/${id}`);
  await openStore("dev").setJSON(`spam/${id}`, before);
  expect((await inbox(`rescue ${id}`)).code).toBe(0);
  expect(await storedKeys()).toEqual([id]);
});

it("leaves alone what a person sent, and what isn't there", async () => {
  const { id = "" } = (await post("contact", VALID.contact)).body;
  const before = await storedKeys();
  for (const other of [id, "contact/none"]) {
    const { code, stderr } = await inbox(`rescue ${other}`);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`There is no submission ${other} in the spam.`)]);
  }
  expect(await storedKeys()).toEqual(before);
});

it("keeps the subscription that an address has, and ends the spam", async () => {
  const spam = await asProgram("newsletter");
  const { id = "" } = (await post("newsletter", VALID.newsletter)).body;
  const first = await stored(id);
  expect((await inbox(`rescue ${spam}`)).code).toBe(0);
  expect(await stored(id)).toEqual(first);
  expect(await storedKeys("spam/")).toEqual([]);
});
