import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import articles from "../../data/articles.json";
import webinars from "../../data/webinars.json";
import { copySite } from "../../scripts/site-copy";
import type { BuildRun, SiteCopy } from "../../scripts/site-copy";

/** Long enough for four builds on a busy machine. */
const HOUR = 3_600_000;

const DAY = 86_400_000;

/** What a change of the code leaves in the place of what it changes. */
interface CodeChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** CONTRIBUTING's third journey, and another rule for setting text. */
const CODE_CHANGES: readonly CodeChange[] = [
  {
    file: "src/forms/contact-schema.ts",
    from: '  company: singleLine("Company", 200),\n',
    to: '  company: singleLine("Company", 200),\n  budget: singleLine("Budget", 100),\n',
  },
  {
    file: "src/forms/contact-fields.ts",
    from: '  { name: "service", type: "select" },\n',
    to: '  { name: "budget", type: "text" },\n  { name: "service", type: "select" },\n',
  },
  {
    file: "src/content/typeset.ts",
    from: "`$1${NO_BREAK_SPACE}`",
    to: "`$1${NO_BREAK_SPACE}${WORD_JOINER}`",
  },
];

/** What only the other rule writes. */
const OTHER_SPACE = "\u00a0\u2060";

const WORDS = "A paragraph that was written later.";
const [article] = articles;
const [webinar] = [...webinars.upcoming].sort((one, other) => Date.parse(one.date) - Date.parse(other.date));

/** The day before the first webinar, or as many days later. */
const dayOf = (later: number) =>
  new Date(Date.parse(`${webinar?.date ?? ""} UTC`) + (later - 1) * DAY).toISOString().slice(0, 10);

let site: SiteCopy;

const path = (name: string) => join(site.directory, "public", name);
const read = (name: string) => readFileSync(path(name), "utf8");

/** The digests of all published files, by their paths. */
function publishedFiles(): Map<string, string> {
  const files = readdirSync(path(""), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(path(""), file), createHash("sha256").update(readFileSync(file)).digest("hex")];
    }),
  );
}

function changeCode(direction: "there" | "back"): void {
  for (const { file, from, to } of CODE_CHANGES) {
    const source = join(site.directory, file);
    const [before, after] = direction === "there" ? [from, to] : [to, from];
    const text = readFileSync(source, "utf8");
    expect(text).toContain(before);
    writeFileSync(
      source,
      text.replace(before, () => after),
    );
  }
}

/** Puts other content in place of what stands in a file, and tells how to put that back. */
async function changeContent<Content>(
  file: string,
  change: (content: Content) => Content,
): Promise<() => Promise<void>> {
  let former: Content | undefined;
  await site.edit<Content>(file, (content) => change((former = content)));
  return () => site.edit<Content>(file, (content) => former ?? content);
}

type Articles = readonly { readonly id: string; readonly content: string }[];

/** A changed text, an article less, and an address that has moved. */
async function changeContents(): Promise<() => Promise<void>> {
  const undo = [
    await changeContent<Articles>("articles.json", ([first, ...others]) => [
      ...(first ? [{ ...first, content: `${first.content}<p>${WORDS}</p>` }] : []),
      ...others.filter(({ id }) => id !== EXTRA),
    ]),
    await changeContent<readonly object[]>("redirects.json", (entries) => [
      ...entries,
      { from: "/services/coaching", to: "/services" },
    ]),
  ];
  return async () => {
    for (const step of undo) await step();
  };
}

/** An article that is there before the content changes. */
const EXTRA = "taken-out-later";

const build = (daysLater: number): Promise<BuildRun> => {
  process.env.BUILD_DATE = dayOf(daysLater);
  return site.build();
};

beforeAll(async () => {
  site = await copySite();
  await site.hostPictures();
  await site.edit<Articles>("articles.json", (entries) => [
    ...entries,
    ...entries.slice(0, 1).map((entry) => ({ ...entry, id: EXTRA, title: "An article that is taken out later" })),
  ]);
});

afterAll(async () => {
  delete process.env.BUILD_DATE;
  await site.remove();
});

test(
  "a build that keeps the cache of others publishes what a build without does",
  async () => {
    // Without a cache: the content changed, and forty days on.
    const undo = await changeContents();
    await build(40);
    const withoutCache = publishedFiles();
    expect(read("webinars/index.html")).toContain("This webinar has ended.");
    expect(read(`blog/${article?.id ?? ""}/index.html`)).toContain(WORDS);
    expect(read("rss.xml")).toContain(WORDS);
    expect(read("_redirects")).toContain("/services/coaching");

    // With its cache: the content and the day before, and the code changed.
    await undo();
    changeCode("there");
    const { log: changed } = await build(0);
    expect(changed).toMatch(/Gatsby begins anew.*: code$/m);
    expect(read("contact/index.html")).toContain('name="budget"');
    expect(read("services/index.html") + read("index.html") + read("webinars/index.html")).toContain(OTHER_SPACE);
    expect(read("webinars/index.html")).not.toContain("This webinar has ended.");
    expect(read(`blog/${article?.id ?? ""}/index.html`)).not.toContain(WORDS);
    expect(read(`blog/${EXTRA}/index.html`)).toContain("An article that is taken out later");

    // The code as it was.
    changeCode("back");
    expect((await build(0)).log).toMatch(/Gatsby begins anew.*: code$/m);
    expect(read("contact/index.html")).not.toContain('name="budget"');

    // The content and the clock alone: what doesn't depend on them is kept.
    await changeContents();
    const { log } = await build(40);
    expect(log).not.toContain("Gatsby begins anew");
    const withCache = publishedFiles();
    const different = [...withoutCache].filter(([name, digest]) => withCache.get(name) !== digest);
    expect(different.map(([name]) => name)).toEqual([]);
    // Scripts of former builds, under names that nothing asks for, may stay.
    const more = [...withCache.keys()].filter((name) => !withoutCache.has(name));
    expect(more.filter((name) => !/-[0-9a-f]{10}\.js(\.LICENSE\.txt)?$/.test(name))).toEqual([]);
  },
  HOUR,
);
