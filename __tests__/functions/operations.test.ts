import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { digestText } from "../../netlify/outbox/digest";
import { composeMail } from "../../netlify/outbox/compose-mail";
import { notificationsOffNotice } from "../../netlify/settings";
import type { Share } from "../../netlify/submissions/budget";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { PROJECT } from "./support/fixture-site";
import { callInbox } from "./support/run-inbox";

const read = (path: string) => readFileSync(join(PROJECT, path), "utf8");

const PAGE = read("docs/operations.md").replaceAll(/\s+/g, " ");

/** What runs at the operator's own desk, and speaks to whoever is sitting there. */
const AT_THE_DESK = /^(inbox|local)\/|^serve\.ts$/;

const SOURCES = readdirSync(join(PROJECT, "netlify"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.m?ts$/.test(path) && !AT_THE_DESK.test(path))
  .map((path) => ts.createSourceFile(path, read(join("netlify", path)), ts.ScriptTarget.Latest));

/** A text as the page writes it: with … for what differs. */
function asWritten(node: ts.Node | undefined): string {
  if (!node) return "";
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return "…";
  return node.templateSpans.reduce((text, span) => `${text}…${span.literal.text}`, node.head.text);
}

/** The first arguments of all calls and `new` expressions of something. */
function argumentsOf(named: (callee: string) => boolean): string[] {
  const found: string[] = [];
  const visit = (source: ts.SourceFile) => (node: ts.Node) => {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && named(node.expression.getText(source)))
      found.push(asWritten(node.arguments?.[0]));
    ts.forEachChild(node, visit(source));
  };
  for (const source of SOURCES) ts.forEachChild(source, visit(source));
  // What has no words of its own is somebody else's message.
  return found.filter((text) => /\w/.test(text));
}

const logged = argumentsOf((callee) => callee.startsWith("console."));

it("finds what the functions log", () => {
  expect(logged).toContain("A submission (…) could not be stored:");
  expect(logged.length).toBeGreaterThan(8);
});

it.each([...new Set(logged), ...argumentsOf((callee) => callee === "MailServerError")])(
  "says what “%s” means",
  (text) => {
    expect(PAGE).toContain(text);
  },
);

it("says what to do where the notifications are off", () => {
  const [words = ""] = (notificationsOffNotice({}) ?? "").split(/(?<=:)/);
  expect(PAGE).toContain(`“${words} …”`);
});

const SHARES = Object.keys({ sender: 0, network: 0, everybody: 0 } satisfies Record<Share, 0>) as Share[];
const FLOODS = SUBMISSION_KINDS.flatMap((kind) => SHARES.map((refused) => ({ kind, refused })));

it.each(FLOODS)("says what the mail about a flood means ($kind, $refused)", ({ kind, refused }) => {
  const id = `alert/2026-11-21T08-00-00.000Z-${kind}`;
  const settings = { smtpUrl: "smtp://localhost", to: ["firm@example.com"], from: "site@example.com" };
  const { subject = "", text = "" } = composeMail({ id, kind, refused }, settings);
  expect(PAGE).toContain(subject.replace(/^.* (?=\()/, ""));
  expect(PAGE).toContain(subject.replace(/ \(.*/, ""));
  expect(PAGE).toContain(`“${String(text).split("\n\n")[1] ?? ""}”`);
});

it("says what each line means that the digest has for whom it needs", () => {
  const key = "contact/2026-11-21T08-00-00.000Z-1f0c";
  const { subject, text } = digestText({
    since: new Date("2026-11-21T06:00:00Z"),
    people: { submissions: [], unreadable: [key] },
    programs: { submissions: [], unreadable: [] },
    backlog: { unsent: new Set([key]), givenUp: new Set([key]), since: new Date("2026-11-21T08:00:00Z") },
  });
  expect(PAGE).toContain(subject.replace(/^[^,]*/, ""));
  const [heading = "", ...lines] = text.slice(text.indexOf("Needs attention")).trim().split("\n");
  expect(PAGE).toContain(heading);
  expect(lines).toHaveLength(3);
  const shown = lines.map((line) =>
    line
      .trim()
      .replace(/ \(npm run .*\)$/, "")
      .replace(key, "…")
      .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d|\b\d+\b/g, "…"),
  );
  for (const line of shown) expect(PAGE).toContain(`“${line}”`);
});

it.each(readdirSync(join(PROJECT, ".github/workflows")))("says what it means where the workflow %s fails", (file) => {
  expect(PAGE).toContain(`“${/^name: (.+)$/m.exec(read(join(".github/workflows", file)))?.[1] ?? "a name"}”`);
});

it("names only commands that there are", async () => {
  const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Readonly<Record<string, string>> };
  const named = [...PAGE.matchAll(/npm run ([\w:]+)/g)].map(([, script = ""]) => script);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
  const commands = new Set([...PAGE.matchAll(/inbox -- (\w+)/g)].map(([, command = ""]) => command));
  expect(commands.size).toBeGreaterThan(3);
  for (const command of commands) {
    const store = { directory: "", access: { siteID: "", token: "", edgeURL: "", uncachedEdgeURL: "" } };
    const { code, stdout } = await callInbox([command, "--help"], { store });
    expect([command, code]).toEqual([command, 0]);
    const options = [...PAGE.matchAll(new RegExp(`inbox -- ${command}[^\`]*?(--\\w+)`, "g"))];
    for (const [, option = ""] of options) expect(stdout).toContain(option);
  }
});
