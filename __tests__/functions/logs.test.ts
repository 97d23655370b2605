import { inspect } from "node:util";
import dailyDigest from "../../netlify/functions/daily-digest.mjs";
import deleteExpired from "../../netlify/functions/delete-expired.mjs";
import { openStore } from "../../netlify/submissions/store";
import { HONEYPOT_FIELD, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { call, post, postForm } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { advanceClock, putMarker, retry } from "./support/outbox";
import { startStore } from "./support/start-store";

/** Everything that is not to be in a log: what visitors wrote, and who at the firm reads it. */
const PRIVATE = [
  ...["lovelace", "hopper", "555 0100", "reader@", "ada@", "grace@", "example, inc", "analytical engines"],
  ...["talk about operations", "would like to join", FIRM, "password"],
];

const METHODS = ["log", "info", "warn", "error", "debug"] as const;

let spies: jest.SpyInstance[];
let mailServer: TestMailServer;

beforeEach(async () => {
  spies = METHODS.map((method) => jest.spyOn(console, method).mockImplementation());
  mailServer = await startMailServer();
  notifyOver(mailServer.url);
  process.env.DIGEST_TO = FIRM;
});

afterEach(async () => {
  jest.useRealTimers();
  spies.forEach((spy) => spy.mockRestore());
  notifyNobody();
  delete process.env.DIGEST_TO;
  await mailServer.stop();
});

/** All that was logged, as Netlify's log shows it. */
const logged = () =>
  spies
    .flatMap((spy) => (spy.mock.calls as unknown[][]).flat().map((part) => inspect(part, { depth: null })))
    .join("\n");

const found = () => PRIVATE.filter((text) => logged().toLowerCase().includes(text.toLowerCase()));

async function postEverything(): Promise<void> {
  const headers = { "content-type": "application/json" };
  for (const kind of SUBMISSION_KINDS) {
    const answers = [
      await post(kind, VALID[kind]),
      await post(kind, { ...VALID[kind], [HONEYPOT_FIELD]: "x" }),
      await postForm(kind, VALID[kind]),
      await post(kind, { ...VALID[kind], admin: "yes" }),
      await post(kind, { ...VALID[kind], email: "ada@lovelace" }),
      await call(kind, { method: "POST", headers, body: JSON.stringify(VALID[kind]).slice(0, -1) }),
      await call(kind, { method: "POST", headers: { "content-type": "text/plain" }, body: VALID[kind].email }),
    ];
    await Promise.all(answers.map(({ later }) => later));
  }
}

it("has no personal data after submissions, refused mail, a digest and deletion", async () => {
  const store = await startStore();
  mailServer.refuseRecipient(FIRM);
  await postEverything();
  notifyOver(mailServer.url.replace("//", "//user:password@"));
  await dailyDigest(new Request("https://www.example.com/"), {
    deploy: { context: "dev" },
    waitUntil: () => undefined,
  });
  await openStore("dev").set("contact/broken", `{"name":"Grace Hopper"`);
  await putMarker("contact/broken", "");
  notifyOver(mailServer.url);
  advanceClock(10 * 60_000);
  await retry();
  await deleteExpired();
  await store.discard();
  for (const text of ["EENVELOPE 450", "digest could not be sent: EAUTH 535", "cannot be read", "Retention, "]) {
    expect(logged()).toContain(text);
  }
  expect(found()).toEqual([]);
});

it("has no personal data when the store is down", async () => {
  const store = await startStore();
  await store.kill();
  await postEverything();
  await store.discard();
  expect(logged()).toContain("could not be stored");
  expect(found()).toEqual([]);
});
