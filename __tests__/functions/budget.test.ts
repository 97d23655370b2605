import { HOURLY_BUDGET_BYTES } from "../../netlify/submissions/save";
import { openStore } from "../../netlify/submissions/store";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { advanceClock } from "./support/outbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";

const LEDGER = "budget/hour";

/** More than one unit of the ledger. */
const LONG = {
  ...VALID.application,
  resume: "A long career. ".repeat(3_300),
  coverLetter: "Dear team. ".repeat(1_800),
};

let store: TestStore;
let errors: jest.SpyInstance;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(() => {
  store.empty();
  errors = jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => {
  jest.useRealTimers();
  errors.mockRestore();
});

afterAll(() => store.discard());

const unitsSpent = async () => ((await openStore("dev").get(LEDGER, { type: "json" })) as { units: number }).units;

/** Spends all of the hour's budget but a little. */
async function spendAllBut(bytes: number): Promise<void> {
  await post("application", LONG);
  const ledger = (await openStore("dev").get(LEDGER, { type: "json" })) as object;
  const units = Math.ceil((HOURLY_BUDGET_BYTES - bytes) / (64 * 1024));
  await openStore("dev").setJSON(LEDGER, { ...ledger, units });
}

it("takes no more than an hour's worth from all visitors together, and says so in the log", async () => {
  await spendAllBut(1);
  const { status } = await post("application", { ...LONG, name: "Last Visitor" });
  const count = (await storedKeys()).length;
  for (const fields of [VALID.contact, { ...VALID.contact, [HONEYPOT_FIELD]: "x" }]) {
    const answer = await post("contact", fields);
    expect([answer.status, answer.body]).toEqual([
      503,
      { error: "The submission could not be stored. Please try again later." },
    ]);
  }
  expect((await post("newsletter", VALID.newsletter)).status).toBe(503);
  expect([status, (await storedKeys()).length]).toEqual([503, count]);
  expect(String(errors.mock.calls[0]?.[1])).toContain("This hour's budget of the store is used up");
});

it("takes again what comes in with the next hour", async () => {
  await spendAllBut(0);
  advanceClock(60 * 60_000);
  expect((await post("contact", VALID.contact)).status).toBe(201);
});

it("counts sizes, small ones right on average", async () => {
  const random = jest.spyOn(Math, "random").mockReturnValue(0.5);
  await post("application", LONG);
  expect(await unitsSpent()).toBe(1);
  await post("contact", VALID.contact);
  expect(await unitsSpent()).toBe(1);
  random.mockReturnValue(0.99);
  await post("contact", { ...VALID.contact, name: "Other Visitor" });
  expect(await unitsSpent()).toBe(2);
  random.mockRestore();
});

it("lets nobody wait for a ledger that cannot be read", async () => {
  await openStore("dev").set(LEDGER, "half of a led");
  expect((await post("contact", VALID.contact)).status).toBe(201);
});
