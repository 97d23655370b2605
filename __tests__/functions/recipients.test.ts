import { notifyNobody, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { advanceClock, entryOf, postUnsent, retry } from "./support/outbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";

const [ADA, GRACE] = ["ada@example.com", "grace@example.com"] as const;

let store: TestStore;
let mailServer: TestMailServer;
let errors: jest.SpyInstance;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(async () => {
  store.empty();
  mailServer = await startMailServer();
  errors = jest.spyOn(console, "error").mockImplementation();
});

afterEach(async () => {
  jest.useRealTimers();
  notifyNobody();
  errors.mockRestore();
  await mailServer.stop();
});

afterAll(() => store.discard());

async function postUnsentToBoth(): Promise<string | undefined> {
  const [id] = await postUnsent(1, mailServer);
  process.env.NOTIFY_TO = `Ada <${ADA}>, ${GRACE}`;
  return id;
}

const recipients = () => mailServer.mails.map(({ recipients: addresses }) => addresses);

it("sends later to whom the mail server refused, and not again to whom it accepted", async () => {
  const id = await postUnsentToBoth();
  mailServer.refuseRecipient(GRACE);
  expect(await retry()).toEqual({ sent: 0, failed: 1 });
  expect(recipients()).toEqual([[ADA]]);
  expect((await entryOf(id))?.marker).toMatchObject({ attempts: 1, accepted: [ADA] });

  mailServer.refuseRecipient();
  advanceClock(6 * 60_000);
  expect(await retry()).toEqual({ sent: 1, failed: 0 });
  expect(recipients()).toEqual([[ADA], [GRACE]]);
  expect(await storedKeys("unsent/")).toEqual([]);
});
