import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { runInbox } from "../../netlify/inbox";
import { newSubmission } from "../../netlify/submissions/submission";
import type { State, SubmissionValues } from "../../netlify/submissions/submission";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { emptyStores } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, mailOver, startMailServer } from "./support/mail-server";

const openStore = emptyStores();
const inbox = (...args: string[]) => runInbox(args, openStore());

/** Stores a record that came in at a time, and returns its id. */
async function put(state: State, kind: SubmissionKind, values: SubmissionValues, time = "2026-11-03"): Promise<string> {
  const submission = { ...newSubmission(kind, values, new Date(time)), accepted: state === "kept" ? [FIRM] : [] };
  await openStore().create(`${state}/${submission.id}`, JSON.stringify(submission));
  return submission.id;
}

const allKeys = async () => (await openStore().list("")).sort();

const UNKNOWN = "contact/2026-11-01T00-00-0123456789abcdef-0123456789abcdef";

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
  ] as const)("lists and exports, the newest first: %s", async (options, expected) => {
    const args = options.split(" ").filter(Boolean);
    const found = expected.map((name) => ids[name]);
    const idsIn = async (...command: string[]) => (await inbox(...command, ...args)).match(/\w+\/[\w-]{50,}/g);
    expect(await idsIn("list")).toEqual(found);
    expect(await idsIn("export", "--json")).toEqual(found);
    expect(await idsIn("export")).toEqual(found);
  });

  it("says on a line when it came, from whom, and whether it waits, and shows everything of one", async () => {
    expect((await inbox("list", "--kind", "contact")).split("\n")).toEqual([
      `2026-11-01 00:00  contact  Grace Hopper  grace@example.com  ${ids.mailed}`,
      `2026-10-31 23:59  contact  Grace Hopper  grace@example.com  waiting, tries: 0  ${ids.message}`,
      "",
    ]);
    expect(await inbox("show", ids.spam)).toContain("\nstate: spam\n");
    expect(await inbox("show", ids.mailed)).toMatch(
      /^id: [^]*\naccepted: inbox@example.com\nstate: kept\nname: Grace Hopper\n[^]*\nmessage: One more thing:\n {2}the date.\n$/,
    );
  });

  it("deletes what is meant and nothing else", async () => {
    expect(await inbox("delete", "--id", ids.application)).toMatch(/^1 deleted\. .*mailbox by hand/);
    expect(await allKeys()).not.toContain(`kept/${ids.application}`);
    expect(await allKeys()).toHaveLength(4);
    expect(await inbox("delete", "--email", "Grace@EXAMPLE.com")).toMatch(/^3 deleted/);
    expect(await allKeys()).toEqual([`new/${ids.newsletter}`]);
  });

  it("finds and deletes also what a delivery run moves meanwhile, and counts it once", async () => {
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

  it("says what is wrong with a command, and deletes nothing", async () => {
    const refused = {
      "npm run inbox -- COMMAND": ["", "constructor", "show", "delete", "delete --kind contact", "delete --email="],
      "  delete --email ADDRESS | --id ID": [`delete --email grace@example.com --id ${UNKNOWN}`],
      "Unknown option '--format'": ["export --format json"],
      "Dates are like 2026-11-01.": ["list --since yesterday", "list --since 2026-02-30", "export --since="],
      "This is not an id.": ["show contact/1", "list contact", "delete --id contact", "delete --id="],
      "There is no submission with this id.": [`show ${UNKNOWN}`],
    };
    for (const [message, lines] of Object.entries(refused))
      for (const line of lines) await expect(inbox(...line.split(" ").filter(Boolean))).rejects.toThrow(message);
    expect(await allKeys()).toHaveLength(5);
  });

  it("mails what waits, at once, and says if a mail failed", async () => {
    await expect(inbox("retry")).rejects.toThrow("set SMTP_URL");
    const log = jest.spyOn(console, "error").mockImplementation();
    const server = await startMailServer();
    mailOver(server.url);
    server.refused[FIRM] = 450;
    await expect(inbox("retry")).rejects.toThrow("0 mails sent, 2 failed.");
    expect((await inbox("list", "--waiting")).match(/waiting, tries: 1 /g)).toHaveLength(2);
    server.refused = {};
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
])("keeps %j from harming a spreadsheet or a terminal", async (words, cell) => {
  const values = { name: words, email: VALID.contact.email, message: words };
  const id = await put("kept", "contact", values, "2026-11-02T09:08:07Z");
  const row = `${id},contact,2026-11-02T09:08:07.000Z,${cell},${VALID.contact.email},${cell}\r\n`;
  expect(await inbox("export")).toBe(`id,kind,receivedAt,name,email,message\r\n${row}`);
  const json = await inbox("export", "--json");
  expect(json).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(JSON.parse(json)).toMatchObject([{ values }]);
  expect(await inbox("show", id)).not.toMatch(/(?!\r\n|[\n\t])[\p{Cc}\p{Bidi_Control}]/u);
  expect(await inbox("list")).toMatch(/^[^\p{Cc}\p{Bidi_Control}]+\n$/u);
});

it("ends with one sentence if it can't do what was typed, and quietly if its reader has read enough", async () => {
  await put("kept", "contact", { message: "more than a pipe holds ".repeat(10_000) });
  const run = async (...args: string[]) => {
    // Never on the published site.
    const env = { ...process.env, NETLIFY_SITE_ID: "", NETLIFY_AUTH_TOKEN: "" };
    const child = spawn(process.execPath, ["--import", "tsx", "netlify/inbox.ts", ...args], { env, timeout: 30_000 });
    child.stdout.once("data", () => child.stdout.destroy());
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    return [code, stderr] as const;
  };
  const [unknown, cut] = await Promise.all([run("list", "--kind", "\u001b[2J"), run("export")]);
  expect(unknown).toEqual([1, "On this machine:\nThere is no kind \\u001b[2J.\n"]);
  expect(cut).toEqual([0, "On this machine:\n"]);
});
