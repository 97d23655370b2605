import retryNotifications from "../../netlify/functions/retry-notifications.mjs";
import { FIRM, notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { startMemoryStore } from "./support/memory-store";
import type { Cost } from "./support/memory-store";
import { CONSTANT, seedConstant, seedRecords, seedWaiting } from "./support/seed-store";
import { STORE_WORK } from "./support/store-work";

let mailServer: TestMailServer;
let log: jest.SpyInstance;

beforeAll(async () => {
  mailServer = await startMailServer();
  notifyOver(mailServer.url);
  process.env.DIGEST_TO = FIRM;
});

beforeEach(() => {
  log = jest.spyOn(console, "log").mockImplementation();
});

afterEach(() => log.mockRestore());

afterAll(async () => {
  notifyNobody();
  delete process.env.DIGEST_TO;
  await mailServer.stop();
});

/** Counts what each piece of work asks of a store with so many old records. */
async function costsWith(records: number): Promise<Map<string, Cost>> {
  const store = await startMemoryStore(0);
  const inside = store.inside("dev");
  await seedRecords(inside, 0, records);
  await seedConstant(inside);
  await seedWaiting(inside, CONSTANT.waiting);
  store.connect();
  const costs = new Map<string, Cost>();
  for (const [what, work] of STORE_WORK) costs.set(what, await store.measure(() => work(store)));
  await store.stop();
  return costs;
}

it("asks a store with 3,000 records no more than twice as often as one with 100", async () => {
  const before = mailServer.mails.length;
  const [few, many] = [await costsWith(100), await costsWith(3_000)];
  // Twice: the digest, the mails that waited, and the one about the submission.
  expect(mailServer.mails.length - before).toBe(2 * (CONSTANT.waiting + 2));
  for (const [what, { calls }] of many) {
    expect([what, calls, calls <= 2 * (few.get(what)?.calls ?? 0)]).toEqual([what, calls, true]);
  }
  expect(few.get("submission")?.calls).toBeLessThan(40);
});

it("sends the first mail after a few looks, however many wait", async () => {
  const store = await startMemoryStore(0);
  await seedWaiting(store.inside("dev"), 3_000);
  store.connect();
  const arrival = mailServer.hold();
  let calls = 0;
  const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
  const { calls: all } = await store.measure(async () => {
    const run = retryNotifications(new Request("https://www.example.com/", { method: "POST" }), context);
    const counted = await store.measure(async () => (await arrival)());
    calls = counted.calls;
    await run;
  });
  await store.stop();
  expect(calls).toBeLessThan(50);
  expect(all).toBeGreaterThan(50);
});
