import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MAXIMUM_ATTEMPTS } from "../../netlify/outbox/marker";
import { openStore } from "../../netlify/submissions/store";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { putMarker } from "./support/outbox";
import { callInbox, spawnInbox } from "./support/run-inbox";
import type { InboxRun } from "./support/run-inbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { stored, storedKeys } from "./support/stored";

let store: TestStore;
let ids: { older: string; newer: string; spam: string; subscription: string };

const inbox = (args: string, environment?: Record<string, string>): Promise<InboxRun> =>
  callInbox(args.split(" "), { store, environment });

const idOf = async (...args: Parameters<typeof post>) => (await post(...args)).body.id ?? "";

beforeAll(async () => {
  store = await startStore();
});

beforeEach(async () => {
  await rm(store.directory, { recursive: true });
  ids = {
    older: await idOf("contact", {
      ...VALID.contact,
      phone: '=HYPERLINK("https://x.example")',
      message: 'One "line",\nand two',
    }),
    newer: await idOf("application", VALID.application),
    spam: await idOf("contact", { ...VALID.contact, [HONEYPOT_FIELD]: "x" }),
    subscription: await idOf("newsletter", { email: "GRACE@example.com" }),
  };
});

afterEach(() => void jest.restoreAllMocks());

afterAll(() => store.discard());

const idsIn = (stdout: string) => stdout.match(/(contact|application|newsletter)\/[\w.-]+/g);

it("lists what people sent, the newest first, in a table", async () => {
  const { code, stdout, stderr } = await inbox("list");
  expect(code).toBe(0);
  expect(stdout.split("\n")[0]).toMatch(/^RECEIVED \(UTC\) {2,}KIND {2,}NAME {2,}EMAIL {2,}NOTIFIED {2,}ID$/);
  expect(stdout).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d +contact +Grace Hopper +grace@example\.com +no +contact\//m);
  expect(idsIn(stdout)).toEqual([ids.subscription, ids.newer, ids.older]);
  const since = (await stored(ids.older))?.receivedAt.slice(0, 16).replace("T", " ");
  expect(stderr).toContain(
    `3 submissions\n1 taken for spam (list --spam, rescue ID)\n3 not notified since ${since} UTC\n`,
  );
});

it("lists one kind, a time, and spam", async () => {
  const later = (await stored(ids.newer))?.receivedAt;
  expect(idsIn((await inbox("list --kind contact")).stdout)).toEqual([ids.older]);
  expect(idsIn((await inbox(`list --since ${later}`)).stdout)).toEqual([ids.subscription, ids.newer]);
  expect(idsIn((await inbox("list --spam")).stdout)).toEqual([ids.spam]);
});

it("shows a submission in full", async () => {
  const { code, stdout } = await inbox(`show ${ids.older}`);
  expect(code).toBe(0);
  expect(stdout).toContain("name: Grace Hopper\nemail: grace@example.com\n");
  expect(stdout).toContain('message: One "line",\nand two\n');
  expect(stdout).toContain("notification: not sent yet\n");
});

it("shows that a position was taken down while the applicant was writing", async () => {
  const id = await idOf("application", { ...VALID.application, position: "Chief Alchemist" });
  expect((await inbox(`show ${id}`)).stdout).toContain("no longer on the site: position\n");
  expect((await inbox(`show ${ids.newer}`)).stdout).not.toContain("no longer on the site");
});

it("exports CSV that a spreadsheet reads and does not calculate", async () => {
  const { stdout } = await inbox("export --kind contact --format csv");
  const receivedAt = (await stored(ids.older))?.receivedAt;
  expect(stdout).toBe(
    "id,receivedAt,name,email,phone,company,service,message\r\n" +
      `${ids.older},${receivedAt},Grace Hopper,grace@example.com,"'=HYPERLINK(""https://x.example"")","Example, Inc.",not-sure,"One ""line"",\nand two"\r\n`,
  );
});

it("exports JSON, to a file when told so", async () => {
  const file = join(store.directory, "export.json");
  expect((await inbox(`export --kind application --format json --output ${file}`)).code).toBe(0);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual([await stored(ids.newer)]);
});

it.each([true, false])(
  "lets nobody else on this machine read the file, whether it was there before: %s",
  async (was) => {
    const file = join(store.directory, `export-${was}.csv`);
    if (was) await writeFile(file, "", { mode: 0o644 });
    await inbox(`export --kind contact --format csv --output ${file}`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  },
);

it("deletes everything a person sent, and nothing else", async () => {
  const { code, stdout } = await inbox("delete --email Grace@Example.com --yes");
  expect([code, idsIn(stdout)?.sort()]).toEqual([0, [ids.older, ids.spam, ids.subscription].sort()]);
  expect(stdout).toContain("Deleted 3 submissions of Grace@Example.com.");
  expect(await storedKeys()).toEqual([ids.newer, `unsent/${ids.newer}`]);
});

it("deletes what was received before a date, of all kinds or of one, spam too", async () => {
  const time = (await stored(ids.newer))?.receivedAt;
  expect(idsIn((await inbox(`delete --before ${time} --yes`)).stdout)).toEqual([ids.older]);
  const { stdout } = await inbox("delete --before 2100-01-01 --kind contact --yes");
  expect(stdout).toBe(`spam/${ids.spam}\nDeleted 1 submission before 2100-01-01T00:00:00.000Z.\n`);
  const kept = [ids.newer, ids.subscription];
  expect(await storedKeys()).toEqual([...kept, ...kept.map((id) => `unsent/${id}`)].sort());
});

it("deletes one submission by its id, also one that cannot be read", async () => {
  await openStore("dev").set(ids.older, "{");
  expect(await inbox(`delete --id ${ids.older} --yes`)).toMatchObject({ code: 0 });
  expect(await storedKeys("contact/")).toEqual([]);
});

it("works on another deploy context's store when told so", async () => {
  const { body } = await post("contact", VALID.contact, "deploy-preview");
  expect(idsIn((await inbox("list --context deploy-preview")).stdout)).toEqual([body.id]);
  await inbox("delete --before 2100-01-01 --context deploy-preview --yes");
  expect(await storedKeys("", "deploy-preview")).toEqual([]);
  expect(await storedKeys("contact/")).toEqual([ids.older]);
});

it("asks before it deletes, and takes silence for a no", async () => {
  const before = await storedKeys();
  const args = ["delete", "--email", "grace@example.com"];
  for (const input of ["", "n\n"]) {
    const { code, stderr } = await callInbox(args, { store, input });
    expect(code).toBe(1);
    expect(stderr).toContain("Delete 3 submissions of grace@example.com for good? [y/N]");
    expect(stderr).toContain("Nothing was deleted.");
    expect(await storedKeys()).toEqual(before);
  }
  expect((await callInbox(args, { store, input: "y\n" })).code).toBe(0);
  expect(await storedKeys()).toEqual([ids.newer, `unsent/${ids.newer}`]);
});

it("takes a person's message out of the spam, and has the firm notified of it", async () => {
  const before = await stored(`spam/${ids.spam}`);
  expect(await inbox(`rescue ${ids.spam}`)).toMatchObject({ code: 0 });
  expect(await stored(ids.spam)).toEqual({ ...before, spam: false });
  expect(idsIn((await inbox("list --kind contact")).stdout)).toEqual([ids.spam, ids.older]);
  const mailServer = await startMailServer();
  await inbox("retry", over(mailServer));
  expect(mailServer.mails.map(({ body }) => body)).toContainEqual(expect.stringContaining(ids.spam));
  await mailServer.stop();
  expect(await inbox(`rescue ${ids.spam}`)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There is no submission ${ids.spam} in the spam.`) as string,
  });
});

it("keeps the subscription that an address has, and ends the spam", async () => {
  const spam = await idOf("newsletter", { ...VALID.newsletter, [HONEYPOT_FIELD]: "Ada" });
  const id = await idOf("newsletter", VALID.newsletter);
  const first = await stored(id);
  expect((await inbox(`rescue ${spam}`)).code).toBe(0);
  expect(await stored(id)).toEqual(first);
  expect(await storedKeys("spam/")).toEqual([`spam/${ids.spam}`]);
});

/** The environment with which the inbox sends over a mail server. */
const over = ({ url }: TestMailServer) => ({ SMTP_URL: url, NOTIFY_TO: FIRM, NOTIFY_FROM: "site@example.com" });

it("sends what is unsent, and says when it could not", async () => {
  const errors = jest.spyOn(console, "error").mockImplementation();
  const mailServer = await startMailServer();
  mailServer.refuse("Grace Hopper");
  expect(await inbox("retry", over(mailServer))).toMatchObject({
    code: 1,
    stdout: "2 sent, 1 failed, 1 left for later, 0 given up\n",
  });
  expect(errors.mock.calls).toEqual([[expect.stringContaining(`${ids.older} failed and will be tried again`)]]);
  expect((await inbox(`show ${ids.older}`)).stdout).toContain("notification: not sent yet, tried once\n");
  await mailServer.stop();
});

it("says that the mail server is out of reach", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const mailServer = await startMailServer();
  await mailServer.stop();
  const { code, stderr } = await inbox("retry", over(mailServer));
  expect([code, stderr]).toEqual([1, expect.stringContaining("The mail server is out of reach")]);
});

it("lists what the notification was given up for, and sends it when told to", async () => {
  await putMarker(ids.newer, { dueAt: new Date(0), attempts: MAXIMUM_ATTEMPTS });
  expect((await inbox("list")).stdout).toMatch(new RegExp(`given up +${ids.newer}`));
  expect(idsIn((await inbox("list --failed")).stdout)).toEqual([ids.newer]);
  const mailServer = await startMailServer();
  expect((await inbox("retry", over(mailServer))).stdout).toBe("2 sent, 0 failed, 0 left for later, 1 given up\n");
  const { stdout } = await inbox("retry --failed", over(mailServer));
  expect(stdout).toBe("1 sent, 0 failed, 0 left for later, 0 given up\n");
  await mailServer.stop();
});

it("works as a process of its own, while no server runs on the store", async () => {
  await store.kill();
  const listed = await spawnInbox(["list", "--kind", "newsletter"], store.directory);
  const refused = await spawnInbox(["delete", "--email", "grace@example.com"], store.directory, { input: "n\n" });
  store = await startStore(store.directory);
  expect([listed.code, idsIn(listed.stdout)]).toEqual([0, [ids.subscription]]);
  expect(listed.stderr).toContain(`Local store ${store.directory}\n1 submission\n`);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("[y/N] Nothing was deleted.\n")]);
});
