import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asText } from "../../plugins/gatsby-plugin-content-schema";
import type { EditedContent } from "./check/support/edited-content";
import { setUpContent } from "./check/support/tables";

const GUIDE = readFileSync(join(__dirname, "../../data/README.md"), "utf8");

/** An example of the guide: what is done, by the words behind the fence's language, and the text. */
interface Example {
  readonly action: string;
  readonly text: string;
}

const EXAMPLES: readonly Example[] = [...GUIDE.matchAll(/^```(?:json|text) (.+)\n([^]*?)\n```$/gm)].map(
  ([, action = "", text = ""]) => ({ action, text }),
);

/** Adds an entry to a file's list, or writes the file of an entry. */
function add(content: EditedContent, file: string, text: string): void {
  const isList = !file.includes("/");
  const list = isList ? (JSON.parse(content.read(file)) as readonly unknown[]) : [];
  content.write(file, isList ? `${JSON.stringify([...list, JSON.parse(text)], null, 2)}\n` : `${text}\n`);
}

const content = setUpContent();

const additions = EXAMPLES.filter(({ action }) => action.startsWith("add "));

test("the guide has its examples", () => {
  expect(additions.map(({ action }) => action)).toEqual([
    "add articles/pricing-power.json",
    "add jobs/recruiting-coordinator.json",
    "add webinars/what-a-cfo-asks-of-ai.json",
    "add redirects.json",
  ]);
});

test.each(additions)("what the guide writes passes the check: $action", async ({ action, text }) => {
  add(content(), action.slice("add ".length), text);
  expect(await content().news()).toEqual([]);
});

/** The changes of the guide: what is found in which file, and what is written there. */
const CHANGES = EXAMPLES.flatMap(({ action, text }, index) => {
  const next = EXAMPLES[index + 1];
  return action.startsWith("find ") && next
    ? [{ file: action.slice("find ".length), found: text, written: next.text, says: EXAMPLES[index + 2] }]
    : [];
});

test.each(CHANGES)(
  "the guide's change of $file can be made, and the check says what the guide says",
  async (change) => {
    const { file, found, written, says } = change;
    const before = content().read(file);
    expect(before).toContain(found);
    content().write(file, before.replace(found, written));
    const news = await content().news();
    if (says?.action !== "check") {
      expect(news).toEqual([]);
      return;
    }
    const line = before.slice(0, before.indexOf(found)).split("\n").length;
    expect(asText(news, "data")).toContain(says.text.replace("LINE", String(line)));
  },
);

/** The rows of the guide's table: in which file, what is replaced by what, and what the check says of it. */
const FINDS = [...GUIDE.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| `([^`]+)` +\| (mistake|warning): (.+?) *\|$/gm)].map(
  ([, file = "", found = "", written = "", severity = "", says = ""]) => ({
    file,
    found,
    written,
    severity,
    says: says.replaceAll("\\", ""),
  }),
);

test("the guide's table has its rows", () => {
  expect(FINDS.length).toBeGreaterThan(10);
});

test.each(FINDS)("the check finds what the guide says that it finds: $written", async (row) => {
  const { file, found, written, severity, says } = row;
  const before = content().read(file);
  expect(before).toContain(found);
  content().write(
    file,
    before.replace(found, () => written),
  );
  expect(await content().news()).toContainEqual(
    expect.objectContaining({ severity, message: expect.stringContaining(says) as string }),
  );
});
