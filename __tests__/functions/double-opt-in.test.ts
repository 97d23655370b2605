import site from "../../data/site.json";
import { signedLink } from "../../netlify/newsletter/signed-link";
import { subscriptionId } from "../../netlify/submissions/submission";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { followLink, pressButton } from "./support/links";
import { FIRM, notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { ReceivedMail, TestMailServer } from "./support/mail-server";
import { advanceClock } from "./support/outbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { stored, storedKeys } from "./support/stored";

const { email } = VALID.newsletter;
const ID = subscriptionId(email);
const SETTINGS = {
  signingKey: "a key that is long enough to be one",
  siteUrl: site.address,
  doubleOptIn: true,
};

let store: TestStore;
let mailServer: TestMailServer;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(async () => {
  store.empty();
  mailServer = await startMailServer();
  notifyOver(mailServer.url);
  Object.assign(process.env, { SIGNING_KEY: SETTINGS.signingKey, DOUBLE_OPT_IN: "true" });
});

afterEach(async () => {
  jest.useRealTimers();
  notifyNobody();
  delete process.env.SIGNING_KEY;
  delete process.env.DOUBLE_OPT_IN;
  await mailServer.stop();
});

afterAll(() => store.discard());

async function subscribe(): Promise<void> {
  const { status, later } = await post("newsletter", VALID.newsletter);
  expect(status).toBe(201);
  await later;
}

/** The text of a mail, with its lines whole again. */
const textOf = (mail: ReceivedMail | undefined) =>
  mail?.body.replaceAll("=\r\n", "").replaceAll("=3D", "=").replaceAll("\r\n", "\n") ?? "";

const linkIn = (mail: ReceivedMail | undefined) => /(https:\S+\/confirm\?\S+)/.exec(textOf(mail))?.[1] ?? "";

const recipients = () => mailServer.mails.map(({ recipients: addresses }) => addresses);

it("asks the address whether it was meant, and tells the firm only once that is confirmed", async () => {
  await subscribe();
  expect(recipients()).toEqual([[email]]);
  expect(await storedKeys("newsletter/")).toEqual([]);
  const pending = await stored(`pending/${ID}`);

  const question = await followLink(linkIn(mailServer.mails[0]));
  expect([question.status, question.html]).toEqual([200, expect.stringContaining("<button>Confirm</button>")]);
  expect(await storedKeys("newsletter/")).toEqual([]);

  const { status, html } = await pressButton(linkIn(mailServer.mails[0]));
  expect([status, html]).toEqual([200, expect.stringContaining("Thank you for subscribing to our newsletter!")]);
  expect(await stored(ID)).toEqual(pending);
  expect(await storedKeys("pending/")).toEqual([]);
  expect(recipients()).toEqual([[email], [FIRM]]);
  expect((await pressButton(linkIn(mailServer.mails[0]))).status).toBe(200);
  expect(mailServer.mails).toHaveLength(2);
});

it("lets mail programs unsubscribe with one click", async () => {
  await subscribe();
  const { headers } = mailServer.mails[0] ?? { headers: [] };
  const unsubscribe = signedLink(SETTINGS, "unsubscribe", ID);
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(textOf(mailServer.mails[0])).toContain(unsubscribe);
  expect((await pressButton(unsubscribe)).status).toBe(200);
  expect(await storedKeys("pending/")).toEqual([]);
  expect((await pressButton(linkIn(mailServer.mails[0]))).status).toBe(410);
});

it("asks an address once a day, however often somebody types it", async () => {
  await subscribe();
  await subscribe();
  expect(mailServer.mails).toHaveLength(1);
  advanceClock(25 * 60 * 60_000);
  await subscribe();
  expect(recipients()).toEqual([[email], [email]]);
});

it("asks nobody who is subscribed", async () => {
  await subscribe();
  await pressButton(linkIn(mailServer.mails[0]));
  await subscribe();
  expect(mailServer.mails).toHaveLength(2);
});

it("always asks an address that once unsubscribed, and takes it off the list only when it confirms", async () => {
  delete process.env.DOUBLE_OPT_IN;
  await pressButton(signedLink(SETTINGS, "unsubscribe", ID));
  await subscribe();
  expect(recipients()).toEqual([[email]]);
  expect(await storedKeys("newsletter/")).toEqual([]);
  expect(await storedKeys("suppressed/")).toHaveLength(1);
  await pressButton(linkIn(mailServer.mails[0]));
  expect(await storedKeys("suppressed/")).toEqual([]);
  expect(await storedKeys("newsletter/")).toEqual([ID]);
});

it("takes nothing while the key is missing", async () => {
  const errors = jest.spyOn(console, "error").mockImplementation();
  delete process.env.SIGNING_KEY;
  expect((await post("newsletter", VALID.newsletter)).status).toBe(503);
  expect(await storedKeys()).toEqual([]);
  errors.mockRestore();
});
