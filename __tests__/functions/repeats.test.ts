import { erase } from "../../netlify/submissions/erase";
import { openStore } from "../../netlify/submissions/store";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { post, postForm } from "./support/call";
import type { Answer } from "./support/call";
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
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(kind, VALID[kind])));
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

  it("is a new one after the first was deleted, of which nothing stays", async () => {
    const first = await post(kind, VALID[kind]);
    await erase(openStore("dev"), first.body.id ?? "");
    const { blobs } = await openStore("dev").list();
    expect(blobs.map(({ key }) => key).filter((key) => !key.startsWith("budget/"))).toEqual([]);
    const again = await post(kind, VALID[kind]);
    expect(await stored(again.body.id ?? "")).not.toBeNull();
  });
});
