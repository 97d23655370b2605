import { rm } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { openStore } from "../../netlify/submissions/store";
import type { Submission } from "../../netlify/submissions/submission";
import { VALID } from "./support/examples";
import { callInbox } from "./support/run-inbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";

/** Clears the screen, sets the window's title, writes a link, does so in eight bits, and turns a line round. */
const HOSTILE =
  "\u001b[2J \u001b]0;root\u0007 \u001b]8;;https://x.example\u001b\\ \u009b2J \u202Egpj.exe\u2066 \r \u007f";
const SHOWN = String.raw`\u001b[2J \u001b]0;root\u0007 \u001b]8;;https://x.example\u001b\ \u009b2J \u202egpj.exe\u2066`;

const ID = "contact/2026-11-21T08-00-00.000Z-hostile";

/** A record as no schema lets it through: its texts, the names of its fields and its own id are whatever they are. */
const record: Submission = {
  ...{ id: ID, kind: "contact", receivedAt: "2026-11-21T08:00:00.000Z", spam: false },
  values: { ...VALID.contact, name: `${HOSTILE}\nforged`, message: `${HOSTILE}\nNext line`, [HOSTILE]: "key" },
  unlisted: [HOSTILE],
};

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(async () => {
  await rm(store.directory, { recursive: true, force: true });
  await openStore("dev").setJSON(ID, record);
});

afterAll(() => store.discard());

/** Runs a command, and checks that nothing of what it prints steers a terminal. */
async function inbox(...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await callInbox(args, { store });
  expect(`${stdout}${stderr}`.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  return stdout + stderr;
}

it("lists each submission in one line", async () => {
  expect(await inbox("list")).toContain(String.raw`${SHOWN} \u000d \u007f\u000aforged  grace@example.com  yes`);
});

it("shows texts with their lines, and names of fields in one", async () => {
  const shown = await inbox("show", ID);
  expect(shown).toMatch(/^message: [^\n]*\nNext line$/m);
  expect(shown).toContain(SHOWN);
  expect(shown).toContain(String.raw`\u007f: key`);
});

it("exports JSON that says the same, and a table", async () => {
  const list = await inbox("export", "--kind", "contact", "--format", "json");
  expect(JSON.parse(list.slice(list.indexOf("[\n"), list.lastIndexOf("]") + 1))).toEqual([record]);
  const { stdout } = await callInbox(["export", "--kind", "contact", "--format", "csv"], { store });
  expect(stdout).not.toMatch(/[^\P{Cc}\r\n]|[\p{Bidi_Control}]/u);
  const [row] = parse<Record<string, string>>(stdout, { columns: true });
  expect(row?.message).toContain(SHOWN);
});
