import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { runInbox } from "../../netlify/inbox";
import { newSubmission } from "../../netlify/submissions/submission";
import type { State, SubmissionValues } from "../../netlify/submissions/submission";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { emptyStores } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, setMailServer, startMailServer } from "./support/mail-server";

const openStore = emptyStores();
const inbox = (...args: string[]) => runInbox(args, openStore());

/** Returns the id of the stored record. */
async function put(state: State, kind: SubmissionKind, values: SubmissionValues, time = "2026-11-03"): Promise<string> {
  const submission = { ...newSubmission(kind, values, new Date(time)), accepted: state === "kept" ? [FIRM] : [] };
  await openStore().create(`${state}/${submission.id}`, JSON.stringify(submission));
  return submission.id;
}

const allKeys = async () => (await openStore().list("")).sort();

const UNKNOWN_ID = "contact/2026-11-01T00-00-0123456789abcdef-0123456789abcdef";

describe("with submissions of three people", () => {
  let ids: Record<"message" | "mailed" | "application" | "newsletter" | "spam", string>;
  beforeEach(async () => {
    const later = { ...VALID.contact, message: "One more thing:\nthe date." };
    ids = {
      message: await put("new", "contact", VALID.contact, "2026-10-31T23:59:59Z"),
      mailed: await put("kept", "contact", later, "2026-11-01T00:00:00Z"),
      application: await put("kept", "application", VALID.application, "2026-11-02T09:08:07Z"),
      newsletter: await put("new", "newsletter", VALID.newsletter, "2026-11-02T09:09:09Z"),
      spam: await put("spam", "contact", VALID.contact, "2026-11-03T00:00:00Z"),
    };
  });

  it.each([
    ["", ["newsletter", "application", "mailed", "message"]],
    ["--kind contact", ["mailed", "message"]],
    ["--since 2026-11-01", ["newsletter", "application", "mailed"]],
    ["--spam", ["spam"]],
  ] as const)("lists and exports, newest first: %s", async (options, expected) => {
    const args = options.split(" ").filter(Boolean);
    const found = expected.map((name) => ids[name]);
    const idsIn = async (...command: string[]) => (await inbox(...command, ...args)).match(/\w+\/[\w-]{50,}/g);
    expect(await idsIn("list")).toEqual(found);
    expect(await idsIn("export", "--json")).toEqual(found);
    expect(await idsIn("export")).toEqual(found);
  });

  it("lists date, sender and attempts on one line, and shows all fields of one submission", async () => {
    expect((await inbox("list", "--kind", "contact")).split("\n")).toEqual([
      `2026-11-01 00:00  contact  Grace Hopper  grace@example.com  ${ids.mailed}`,
      `2026-10-31 23:59  contact  Grace Hopper  grace@example.com  waiting, attempts: 0  ${ids.message}`,
      "",
    ]);
    expect(await inbox("show", ids.spam)).toContain("\nstate: spam\n");
    expect(await inbox("show", ids.mailed)).toMatch(
      /^id: [^]*\naccepted: inbox@example.com\nstate: kept\nname: Grace Hopper\n[^]*\nmessage: One more thing:\n {2}the date.\n$/,
    );
  });

  it("deletes one submission, or all of one person, and nothing else", async () => {
    expect(await inbox("delete", "--id", ids.application)).toMatch(/^1 deleted\. .*mailbox yourself/);
    expect(await allKeys()).not.toContain(`kept/${ids.application}`);
    expect(await allKeys()).toHaveLength(4);
    expect(await inbox("delete", "--email", "Grace@EXAMPLE.com")).toMatch(/^3 deleted/);
    expect(await allKeys()).toEqual([`new/${ids.newsletter}`]);
  });

  it("finds and deletes records that a delivery run moves at the same time, and counts them once", async () => {
    const store = openStore();
    const list = (prefix: string) => Promise.resolve(prefix === "new/" ? [`new/${ids.mailed}`] : []);
    expect(await runInbox(["list"], { ...store, list })).toContain(ids.mailed);
    const remove = async (key: string) => {
      if (key.startsWith("new/")) await store.create(key.replace("new", "kept"), "{}");
      await store.remove(key);
    };
    expect(await runInbox(["delete", "--id", ids.message], { ...store, remove })).toMatch(/^1 deleted/);
    expect(await store.read(`kept/${ids.message}`)).toBeUndefined();
  });

  it.each([
    ...["", "{", "null", "{}", "[]", '"text"', "7"],
    ...[{ id: UNKNOWN_ID }, { kind: "spam" }, { receivedAt: "today" }, { values: null }, { values: ["Ada"] }],
    ...[{ values: { name: 7 } }, { attempts: "1" }, { tryAt: null }, { accepted: [1] }, { accepted: undefined }],
  ])("skips and names a damaged record, and deletes it: %j", async (damage) => {
    const log = jest.spyOn(console, "error").mockImplementation();
    const [store, key] = [openStore(), `new/${ids.message}`];
    const { text = "", etag = "" } = (await store.read(key)) ?? {};
    const whole = JSON.parse(text) as object;
    await store.replace(key, typeof damage === "string" ? damage : JSON.stringify({ ...whole, ...damage }), etag);
    expect((await inbox("list")).match(/\n/g)).toHaveLength(3);
    expect(JSON.parse(await inbox("export", "--json"))).toHaveLength(3);
    await expect(inbox("show", ids.message)).rejects.toThrow("No readable submission has this id.");
    const line = `The record ${key} is damaged. Delete it: npm run inbox -- delete --id ${ids.message}`;
    expect([...new Set(log.mock.calls.flat())]).toEqual([line]);
    expect(await inbox("delete", "--id", ids.message)).toMatch(/^1 deleted/);
    log.mockRestore();
  });

  it("explains what is wrong with a command, and deletes nothing", async () => {
    const errors = {
      "npm run inbox -- COMMAND": ["", "constructor", "show", "delete", "delete --kind contact", "delete --email="],
      "  delete --email ADDRESS | --id ID": [`delete --email grace@example.com --id ${UNKNOWN_ID}`],
      "Unknown option '--format'": ["export --format json"],
      "Write dates like 2026-11-01.": ["list --since yesterday", "list --since 2026-02-30", "export --since="],
      "Not a valid id.": ["show contact/1", "list contact", "delete --id contact", "delete --id="],
      "No readable submission has this id.": [`show ${UNKNOWN_ID}`],
    };
    for (const [message, lines] of Object.entries(errors))
      for (const line of lines) await expect(inbox(...line.split(" ").filter(Boolean))).rejects.toThrow(message);
    expect(await allKeys()).toHaveLength(5);
  });

  it("retry mails waiting submissions immediately, and reports failures", async () => {
    await expect(inbox("retry")).rejects.toThrow("set SMTP_URL");
    const log = jest.spyOn(console, "error").mockImplementation();
    const server = await startMailServer();
    setMailServer(server.url);
    server.rejected[FIRM] = 450;
    await expect(inbox("retry")).rejects.toThrow("0 mails sent, 2 failed.");
    expect((await inbox("list", "--waiting")).match(/waiting, attempts: 1 /g)).toHaveLength(2);
    server.rejected = {};
    expect([await inbox("retry"), server.mails.length]).toEqual(["2 mails sent.\n", 2]);
    await server.stop();
    log.mockRestore();
  });
});

it.each([
  ["=1+1", "'=1+1"],
  ["＝1", "'＝1"],
  ["\t=1", "'\t=1"],
  ['say "1=1",\r\nor -\n', '"say ""1=1"",\r\nor -\n"'],
  ["red \u001b[31m\n\u009b31m", '"red \\u001b[31m\n\\u009b31m"'],
  ["back \u202ewards", "back \\u202ewards"],
])("makes %j harmless for a spreadsheet and a terminal", async (input, cell) => {
  const values = { name: input, email: VALID.contact.email, message: input };
  const id = await put("kept", "contact", values, "2026-11-02T09:08:07Z");
  const row = `${id},contact,2026-11-02T09:08:07.000Z,${cell},${VALID.contact.email},${cell}\r\n`;
  expect(await inbox("export")).toBe(`id,kind,receivedAt,name,email,message\r\n${row}`);
  const json = await inbox("export", "--json");
  expect(json).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(JSON.parse(json)).toMatchObject([{ values }]);
  expect(await inbox("show", id)).not.toMatch(/(?!\r\n|[\n\t])[\p{Cc}\p{Bidi_Control}]/u);
  expect(await inbox("list")).toMatch(/^[^\p{Cc}\p{Bidi_Control}]+\n$/u);
});

it("exits with one sentence if a command is wrong, and silently if its output is cut off", async () => {
  await put("kept", "contact", { message: "more than a pipe buffers ".repeat(10_000) });
  const run = async (...args: string[]) => {
    // Never use the published site.
    const env = { ...process.env, NETLIFY_SITE_ID: "", NETLIFY_AUTH_TOKEN: "" };
    const child = spawn(process.execPath, ["--import", "tsx", "netlify/inbox.ts", ...args], { env, timeout: 30_000 });
    child.stdout.once("data", () => child.stdout.destroy());
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    return [code, stderr] as const;
  };
  const [unknown, cut] = await Promise.all([run("list", "--kind", "\u001b[2J"), run("export")]);
  expect(unknown).toEqual([1, "Store: this machine\nUnknown kind: \\u001b[2J.\n"]);
  expect(cut).toEqual([0, "Store: this machine\n"]);
});
