import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runInbox } from "../../netlify/inbox";
import { mailSettings } from "../../netlify/settings";
import { deliver, LONGEST_RUN } from "../../netlify/submissions/deliver";
import { readRecord, testSite } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, setMailServer } from "./support/mail-server";

const site = testSite();
const { put } = site;
const wait = jest.fn<Promise<unknown>, [number]>();
beforeEach(() => void wait.mockReset().mockResolvedValue(undefined));
const inbox = (...args: string[]) => runInbox(args, site.store, { wait });

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
    ["--since 2026-01-01", ["newsletter", "application", "mailed", "message"]],
    ["--spam", ["spam"]],
    ["--since 2026-10-31 --before 2026-11-01", ["message"]],
    ["--email Grace@EXAMPLE.com", ["spam", "mailed", "message"]],
    ["--email grace@example.com --kind contact --waiting", ["message"]],
    ["--match grace --spam", ["spam"]],
  ] as const)("lists, exports and deletes only what matches, newest first: %s", async (options, expected) => {
    const args = options.split(" ");
    const found = expected.map((name) => ids[name]);
    const idsIn = async (...command: string[]) => (await inbox(...command, ...args)).match(/\w+\/[\w-]{50,}/g);
    expect(await idsIn("list")).toEqual(found);
    expect(await idsIn("export", "--json")).toEqual(found);
    expect(await idsIn("export")).toEqual(found);
    const keys = await site.records();
    await inbox("delete", "--yes", ...args);
    expect(await site.records()).toEqual(keys.filter((key) => !found.some((id) => key.endsWith(id))));
  });

  it("lists date, sender and attempts on one line, and shows all fields of one submission", async () => {
    const mailed = `1 November 2026, 00:00 UTC  contact  Grace Hopper  grace@example.com  ${ids.mailed}\n`;
    const waiting = `31 October 2026, 23:59 UTC  contact  Grace Hopper  grace@example.com  waiting, attempts: 0  ${ids.message}\n`;
    expect(await inbox("list", "--kind", "contact")).toBe(mailed + waiting);
    expect(await inbox("show", ids.spam.slice(0, 20))).toContain("\nstate: spam\n");
    expect(await inbox("show", ids.mailed)).toMatch(
      /^id: [^]*\naccepted: inbox@example.com\nstate: kept\nname: Grace Hopper\n[^]*\nmessage: One more thing:\n {2}the date.\n$/,
    );
  });

  it("shows what it will delete, and deletes it only after the answer yes", async () => {
    const ask = jest.fn().mockResolvedValue("yes\n").mockResolvedValueOnce("no\n");
    const run = (terminal: object) => runInbox(["delete", "--kind", "application"], site.store, terminal);
    await expect(run({})).rejects.toThrow("Nothing is deleted. Add --yes");
    expect(await run({ ask })).toBe("Nothing is deleted.\n");
    expect(await site.records()).toHaveLength(5);
    expect(await run({ ask })).toMatch(/^1 deleted/);
    expect(ask).toHaveBeenLastCalledWith("Delete 1 submission? (yes/no) ");
    expect(site.logged().at(-1)).toMatch(`ada@example.com  ${ids.application}\n1 submission found.`);
    expect(await run({ ask })).toBe("0 deleted.\n");
  });

  it("deletes a record for good while it is mailed, and after a pause if its delivery has begun to move it", async () => {
    site.mailServer.beforeAnswer = async () =>
      expect(await inbox("delete", "--yes", ids.message)).toMatch(/^1 deleted\. Delete/);
    await deliver(site.store, mailSettings(), { only: ids.message });
    expect([wait.mock.calls, (await site.records()).filter((key) => key.includes(ids.message))]).toEqual([[], []]);

    site.mailServer.beforeAnswer = undefined;
    const pauses = new EventEmitter();
    wait.mockImplementation(() => (pauses.emit("start"), once(pauses, "end")));
    let deletion: Promise<string> | undefined;
    const create = async (key: string, text: string) => {
      if (key.startsWith("kept/")) {
        const paused = once(pauses, "start");
        deletion = inbox("delete", "--yes", "--kind", "newsletter");
        await paused;
        await put("kept", "newsletter", VALID.newsletter, "2026-11-03");
      }
      return site.store.create(key, text);
    };
    await deliver({ ...site.store, create }, mailSettings(), { only: ids.newsletter });
    pauses.emit("end");
    expect(await deletion).toMatch(/^1 deleted\./);
    expect([wait.mock.calls, site.mailServer.mails.length]).toEqual([[[LONGEST_RUN]], 2]);
    expect((await inbox("list", "--kind", "newsletter")).match(/\d+ November/g)).toEqual(["3 November"]);
  });

  it.each<object>([{ id: UNKNOWN_ID }, { receivedAt: 7 }, { values: { name: 7 } }, { accepted: [1] }])(
    "skips and names a damaged record, and deletes it: %j",
    async (damage) => {
      const key = `new/${ids.message}`;
      const record = JSON.stringify({ ...(await readRecord(site.store, key)), ...damage });
      await site.store.remove(key);
      await site.store.create(key, record);
      expect((await inbox("list")).match(/\n/g)).toHaveLength(3);
      expect(await inbox("show", ids.message)).toBe(`${record}\n`);
      const line = `The record ${key} is damaged. Its text: npm run inbox -- show ${ids.message}`;
      expect(site.logged()).toEqual([line, line]);
      await inbox("delete", "--id", ids.message, "--yes");
      expect(await site.records()).toHaveLength(4);
    },
  );

  it("explains what is wrong with a command, and deletes nothing", async () => {
    const errors = {
      "": "npm run inbox -- COMMAND",
      constructor: "Unknown command constructor. Commands: list, show, export, delete, retry, probe.",
      [`delete --email grace@example.com --id ${UNKNOWN_ID}`]: "delete ID | FILTER",
      "show --email a@example.com": "Unknown option --email. Options: --id ID.",
      "delete --email a@example.com --email b@example.com": "An option is repeated. Options: --email",
      "delete --before 2026-02-30 --yes": "Write dates like 2026-11-01.",
      "delete --id=": "Not a whole, valid id.",
      "delete --email= --yes": "Write an address",
      "delete --match=-´ --yes": "Write a part of the name",
      "show contact/2026-1": `${ids.message}\n3 submissions found. Write more of the id.`,
    };
    for (const [line, message] of Object.entries(errors))
      await expect(inbox(...line.split(" ").filter(Boolean))).rejects.toThrow(message);
    expect(await site.records()).toHaveLength(5);
  });

  it("retry mails waiting submissions immediately, and reports failures", async () => {
    setMailServer();
    await expect(inbox("retry")).rejects.toThrow("set SMTP_URL");
    setMailServer(site.mailServer.url);
    site.mailServer.rejected[FIRM] = "450";
    await expect(inbox("retry")).rejects.toThrow("0 mails sent, 2 failed: docs/operations.md");
    expect(site.logged().filter((line) => line === "Mailing 1 submission …")).toHaveLength(2);
    expect((await inbox("list", "--waiting")).match(/waiting, attempts: 1 /g)).toHaveLength(2);
    site.mailServer.rejected = {};
    expect([await inbox("retry"), site.mailServer.mails.length]).toEqual(["2 mails sent.\n", 2]);
  });
});

/** Each field, and the cell of a spreadsheet that opens the export. */
const CELLS = {
  "=1+1": "'=1+1",
  "\t=1": "'\t'=1",
  "a\r\n\r\n@b; ＝c\u2028﹣1": "a\r\n\r\n'@b;' ＝c\u2028'﹣1",
  "a\n- cmd|' /C calc'!A0\n- 2 + 3": "a\n'- cmd|' /C calc'!A0\n'- 2 + 3",
  "a\n- WEB(A4)\n+ WEB (A4&A2)\n- - W（A4）": "a\n'- WEB(A4)\n'+ WEB (A4&A2)\n'- - W（A4）",
  "a\n- led a team (12 people)": "a\n- led a team (12 people)",
  "+49 30 1234567*1": "'+49 30 1234567*1",
  "+49 30 1234567": "+49 30 1234567",
  "+1-212-555-0100": "+1 212-555-0100",
  "0301234567": "0301 234567",
  // A spreadsheet would cut these, or show them as a date or a number.
  ...{ "00123": "'00123", "49000000000": "'49000000000", "1e5": "'1e5", "3/4": "'3/4", "Mar 1": "'Mar 1" },
};

it.each(Object.entries(CELLS))("makes %j harmless for a spreadsheet: %j", async (input, output) => {
  await put("kept", "contact", { name: "Jürgen", message: input });
  const file = join(process.env.STORE_DIRECTORY ?? "", "export.csv");
  expect(await inbox("export", "--output", file)).toBe(`1 submission written to ${file}.\n`);
  const csv = await readFile(file, "utf8");
  expect(csv).toMatch(/^\uFEFF"id","kind","receivedAt","name","message"\r\n("([^"]|"")*"(,|\r\n)){5}$/);
  expect(csv.slice(csv.indexOf('"Jürgen"'))).toBe(`"Jürgen","${output.replaceAll('"', '""')}"\r\n`);
});

it("escapes control characters for a terminal, not in files", async () => {
  const input = "=red \u001b[31m\n\u009b31m back \u202ewards\u007f";
  const values = { name: input, message: input };
  const id = await put("kept", "contact", values);
  for (const command of [["export"], ["export", "--json"], ["show", id], ["list"]])
    expect(await inbox(...command)).not.toMatch(/(?!\r\n|[\n\t])[\p{Cc}\p{Bidi_Control}]/u);
  const file = join(process.env.STORE_DIRECTORY ?? "", "public");
  await writeFile(file, "longer ".repeat(1_000), { mode: 0o666 });
  await inbox("export", "--json", "--output", file);
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject([{ values }]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it("finds a part of a name in each spelling, and says on stderr if it finds nothing", async () => {
  const names = "Zoé Łœß-İan’s Ærøđðþħı¦zoe loess  ians aeroddthhi¦ＺOE\u0301 LŒẞ ian´s ÆRØĐÐÞĦI".split("¦");
  for (const name of names) await put("kept", "contact", { name });
  for (const name of names) expect((await inbox("list", "--match", ` ${name}`)).match(/\n/g)).toHaveLength(3);
  expect([await inbox("list", "--match", "undefined"), site.logged()]).toEqual(["", ["Nothing found."]]);
});

it("exits with one sentence if a command is wrong or Netlify fails, and silently if its output is cut off", async () => {
  await put("kept", "contact", { message: "more than a pipe buffers ".repeat(10_000) });
  const run = async (args: string, site = "", answer = "0") => {
    // Never use the published site.
    const env = { ...process.env, NETLIFY_SITE_ID: site, NETLIFY_AUTH_TOKEN: site };
    const fetched = ["--import", `data:text/javascript,globalThis.fetch = async () => ${answer}`];
    const command = [...fetched, "--import", "tsx", "netlify/inbox.ts", ...args.split(" ")];
    const child = spawn(process.execPath, command, { env, timeout: 30_000 });
    child.stdout.once("data", () => child.stdout.destroy());
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    return `${code} ${stderr}`;
  };
  expect(await run("list --kind \u001b[2J")).toBe("1 Store: this machine\nUnknown kind: \\u001b[2J.\n");
  expect(await run("export")).toBe("0 Store: this machine\n");
  expect(await run("list -h")).toMatch(/^0 $/);
  expect(await run("list", "id", "new Response(null, { status: 401 })")).toBe(
    "1 Store: the published site (NETLIFY_SITE_ID id)\n" +
      "api.netlify.com refuses the request (401). Check the network, NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID.\n",
  );
});
