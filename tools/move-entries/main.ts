// Moves the lists whose entries come and go into folders, a file an entry: `npx tsx tools/move-entries/main.ts`, once
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parseTree } from "jsonc-parser";
import type { Node } from "jsonc-parser";

type Entry = Readonly<Record<string, unknown>>;

/** A list in a file: where it stands, how its entries' files are called, and what becomes of their ids and their order. */
interface List {
  readonly file: string;
  /** The key of the list, where the file holds several. */
  readonly key?: string;
  readonly folder: string;
  readonly nameOf: (entry: Entry) => string;
  /** What stands in an entry's file in the place of its id. */
  readonly instead: (entry: Entry, index: number) => Entry;
}

const slug = (text: string) =>
  text
    .split(":")[0]
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const byId = ({ id }: Entry) => String(id);
const byTitle = ({ title }: Entry) => slug(String(title));
const numbered = ({ id }: Entry) => ({ number: id });

const LISTS: readonly List[] = [
  { file: "articles", folder: "articles", nameOf: byId, instead: () => ({}) },
  { file: "case-studies", folder: "case-studies", nameOf: byId, instead: (_, index) => ({ order: index + 1 }) },
  { file: "jobs", folder: "jobs", nameOf: byTitle, instead: numbered },
  { file: "white-papers", folder: "white-papers", nameOf: byTitle, instead: numbered },
  { file: "webinars", key: "upcoming", folder: "webinars", nameOf: byTitle, instead: numbered },
  { file: "webinars", key: "past", folder: "webinars", nameOf: byTitle, instead: numbered },
];

/** The text of an entry as a file of its own: its lines as they are, with less indentation. */
function ownText(text: string, { offset, length }: Node, instead: Entry): string {
  const lines = text.slice(offset, offset + length).split("\n");
  const outer = /^ */.exec(lines.at(-1) ?? "")?.[0].length ?? 0;
  const kept = lines
    .map((line) => line.replace(new RegExp(`^ {0,${String(outer)}}`), ""))
    .filter((line) => !/^ {2}"id": /.test(line));
  const more = Object.entries(instead).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `${[[...kept.slice(0, -1)].join("\n"), ...more].join(",\n")}\n}\n`;
}

const data = join(process.cwd(), "data");
const paperNames = new Map<unknown, string>();

for (const { file, key, folder, nameOf, instead } of LISTS) {
  const text = readFileSync(join(data, `${file}.json`), "utf8");
  const root = parseTree(text);
  const list =
    key === undefined ? root : root?.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[1];
  for (const [index, node] of (list?.children ?? []).entries()) {
    const entry = JSON.parse(text.slice(node.offset, node.offset + node.length)) as Entry;
    const name = nameOf(entry);
    const path = join(data, folder, `${name}.json`);
    mkdirSync(join(data, folder), { recursive: true });
    writeFileSync(path, ownText(text, node, instead(entry, index)), { flag: "wx" });
    const { id, ...rest } = entry;
    const moved: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (!isDeepStrictEqual(moved, { ...rest, ...instead(entry, index) }))
      throw new Error(`${path} holds something else`);
    if (folder === "white-papers") paperNames.set(id, name);
  }
}
for (const file of new Set(LISTS.map((list) => list.file))) rmSync(join(data, `${file}.json`));

// White papers are named by their files now.
for (const file of ["services.json", "industries.json"]) {
  const text = readFileSync(join(data, file), "utf8");
  const named = text.replaceAll(
    /"whitePaper": (\d+)/g,
    (_, id: string) => `"whitePaper": "${paperNames.get(Number(id)) ?? ""}"`,
  );
  writeFileSync(join(data, file), named);
}
