import { readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type offered from "../../netlify/generated/choices.json";
import type { Entry } from "../../plugins/gatsby-plugin-content-schema";
import { articlePath } from "../../src/lib/paths";
import { copySite } from "./support/site-copy";
import type { SiteCopy } from "./support/site-copy";
import { everywhere } from "../support/entries";

/** Long enough for three small builds on a busy machine. */
const HALF_AN_HOUR = 1_800_000;

const DAY = 86_400_000;

/** A page or template without its looks: the answer to its query stands on it as text. */
const plainPage = (source: string) => `
import { graphql } from "gatsby";
import { useSite } from "../layout/use-site";
export default function PlainPage({ data, pageContext }) {
  return <main>{JSON.stringify({ data, pageContext, site: useSite() })}</main>;
}
export const Head = () => <title>Page</title>;
// The check wants to find its sections: ${(source.match(/\.section\("[^"]+"\)/g) ?? []).join(" ")}
${/^export const query = .*/ms.exec(source)?.[0] ?? ""}`;

const PLAIN_RENDERER = `
import redirects from "./data/redirects.json";
import { anchorRedirectScript } from "./src/content/moved-addresses";
export const onRenderBody = ({ pathname, setHeadComponents }) => {
  const script = anchorRedirectScript(redirects, pathname);
  if (script) setHeadComponents([<script key="redirect" dangerouslySetInnerHTML={{ __html: script }} />]);
};`;

/** The site's own steps, with scripts as they are written in place of those that visitors get. */
const STEPS = `
import { checkBuiltPages } from "./src/content/check-built-pages";
import { writeChoices } from "./src/site-files/write-choices";
import { writeSeoFiles } from "./src/site-files/write-seo-files";
import { finishSharePictures } from "./src/site-files/write-share-pictures";
import { trustOwnCacheCheck } from "./src/webpack/trust-own-cache-check";
export {
  onPreInit, createSchemaCustomization, sourceNodes, createResolvers, createPages, createPagesStatefully,
  onPostBootstrap, onPreBuild
} from "./steps-of-the-site";
export const onCreateWebpackConfig = (args) => {
  trustOwnCacheCheck(args);
  const { actions, getConfig } = args;
  const config = getConfig();
  const optimization = { ...config.optimization, minimize: false };
  actions.replaceWebpackConfig({ ...config, devtool: false, optimization });
};
export const onPostBuild = async (args) => {
  await checkBuiltPages(args);
  await writeSeoFiles(args);
  await writeChoices(args);
  await finishSharePictures(args);
};`;

/** Plugins that change scripts and finished pages, which these pages don't have. */
const WITHOUT_PLUGINS = `
const LEFT_OUT = ["gatsby-plugin-chakra-static", "gatsby-plugin-deferred-scripts", "gatsby-plugin-page-policy"];
const nameOf = (plugin) => (typeof plugin === "string" ? plugin : plugin.resolve);
export default { ...config, plugins: config.plugins.filter((plugin) => !LEFT_OUT.includes(nameOf(plugin))) };`;

/** What a change of the code leaves in the place of what it changes. */
interface CodeChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** CONTRIBUTING's third journey, and another rule for setting text. */
const CODE_CHANGES: readonly CodeChange[] = [
  {
    file: "src/forms/contact.ts",
    from: '  company: singleLine("Company", 200),\n',
    to: '  company: singleLine("Company", 200),\n  budget: singleLine("Budget", 100),\n',
  },
  {
    file: "src/forms/contact.ts",
    from: '  { name: "service", type: "select" },\n',
    to: '  { name: "budget", type: "text" },\n  { name: "service", type: "select" },\n',
  },
  {
    file: "src/content/typeset.ts",
    from: "`$1${NO_BREAK_SPACE}`",
    to: "`$1${NO_BREAK_SPACE}${WORD_JOINER}`",
  },
];

/** What only the changed code writes. */
const BUDGET = '"name":"budget"';
const OTHER_SPACE = "\u00a0\u2060";

/** The same in the bytes of a file, with what stands there without it: a field in JSON or in HTML, and U+2060 in UTF-8. */
const ADDED: readonly (readonly [RegExp, string])[] = [
  [/\{("|&quot;)name\1:\1budget\1[^}]*\},/g, ""],
  [/\xc2\xa0\xe2\x81\xa0/g, "\xc2\xa0"],
];

const WORDS = "A paragraph that was written later.";
const EXTRA = "An article that is taken out later";
const {
  articles: [article],
  jobs,
  upcomingWebinars: [webinar],
} = everywhere;
const ARTICLE_PAGE = articlePath(article?.id ?? "");
const EXTRA_PAGE = articlePath("extra");

/** The content once the article's text has changed, an article is gone and two addresses have moved; and before. */
const CONTENT = {
  later: {
    articles: (entries: readonly Entry[]) =>
      entries
        .filter(({ id }) => id !== "extra")
        .map((entry) =>
          entry.id === article?.id ? { ...entry, content: `${article?.content ?? ""}<p>${WORDS}</p>` } : entry,
        ),
    redirects: [
      { from: "/services/coaching", to: "/services" },
      { from: "/about#former", to: "/services" },
    ],
  },
  before: {
    articles: (entries: readonly Entry[]) => [
      ...entries.map((entry) => (entry.id === article?.id ? { ...article } : entry)),
      ...(entries.some(({ id }) => id === "extra") ? [] : [{ ...article, id: "extra", title: EXTRA }]),
    ],
    redirects: [],
  },
};

/** The day before the first webinar, and forty days later. */
const day = (later: number) => new Date(Date.parse(`${webinar?.date ?? ""} UTC`) + (later - 1) * DAY).toISOString();
const DAYS = { before: day(0).slice(0, 10), later: day(40).slice(0, 10) };

let site: SiteCopy;

const inSite = (...path: string[]) => join(site.directory, ...path);
const write = (path: string, text: string) => {
  writeFileSync(inSite(path), text);
};
const published = (name: string) => readFileSync(inSite("public", name), "utf8");
/** Whether a page shows a text. */
const shows = (path: string, text: string) =>
  published(join(path, "index.html")).replaceAll("&quot;", '"').includes(text);

/** Whether the webinars' page has the first webinar among the recorded ones. */
const isRecorded = () =>
  shows("webinars", webinar?.title ?? "") && !shows("webinars", `"upcomingWebinars":[{"jsonId":"${webinar?.id ?? ""}"`);

/** All published files by their paths, byte for byte but for what the changes of the code write. */
function publishedFiles(): Map<string, string> {
  const files = readdirSync(inSite("public"), { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [
        relative(inSite("public"), file),
        ADDED.reduce((text, [added, without]) => text.replace(added, without), readFileSync(file, "latin1")),
      ]),
  );
}

function changeCode(direction: "there" | "back"): void {
  for (const { file, from, to } of CODE_CHANGES) {
    const text = readFileSync(inSite(file), "utf8");
    const [before, after] = direction === "there" ? [from, to] : [to, from];
    expect(text).toContain(before);
    write(
      file,
      text.replace(before, () => after),
    );
  }
}

/**
 * Builds the site with the content and on the day of then.
 *
 * @returns what Gatsby said
 */
async function build(then: keyof typeof DAYS): Promise<string> {
  await site.editEntries("articles", CONTENT[then].articles);
  write("data/redirects.json", JSON.stringify(CONTENT[then].redirects));
  await site.hostPictures();
  process.env.BUILD_DATE = DAYS[then];
  return (await site.build()).log;
}

/** The site with its content, its queries and what computes, and with pages that take webpack no time. */
beforeAll(async () => {
  site = await copySite();
  await site.edit("site.json", (content: object) => ({ ...content, pages: {} }));
  await site.editEntries("jobs", (entries) => [
    ...entries,
    { ...entries[0], id: "without-number", title: "Post Without a Number", number: undefined },
    { ...entries[0], id: "without-visitors", title: "Secret Post", number: undefined, draft: true },
  ]);
  for (const folder of ["src/pages", "src/templates"]) {
    for (const file of readdirSync(inSite(folder))) {
      write(join(folder, file), plainPage(readFileSync(inSite(folder, file), "utf8")));
    }
  }
  renameSync(inSite("gatsby-node.ts"), inSite("steps-of-the-site.ts"));
  write("gatsby-node.ts", STEPS);
  write("gatsby-ssr.tsx", PLAIN_RENDERER);
  const config = readFileSync(inSite("gatsby-config.ts"), "utf8");
  expect(config).toContain("export default config;");
  write(
    "gatsby-config.ts",
    config.replace("export default config;", () => WITHOUT_PLUGINS),
  );
  write("gatsby-browser.tsx", "");
});

afterAll(async () => {
  delete process.env.BUILD_DATE;
  await site.remove();
});

/** What the functions are told. */
const choices = () => JSON.parse(readFileSync(inSite("netlify/generated/choices.json"), "utf8")) as typeof offered;

test(
  "a build that keeps what others made publishes what a build without does",
  async () => {
    changeCode("there");
    await build("later");
    const withoutCache = publishedFiles();
    expect(shows("contact", BUDGET)).toBe(true);
    expect(shows("services", OTHER_SPACE)).toBe(true);
    expect(isRecorded()).toBe(true);
    // The functions know of what visitors are offered, and of nothing else.
    expect(choices().positions.toSorted()).toEqual([...jobs.map(({ title }) => title), "Post Without a Number"].sort());
    const highest = Math.max(...jobs.map(({ number = 0 }) => number));
    expect(shows("careers", `"number":${String(highest + 1)},"title":"Post Without a Number"`)).toBe(true);
    expect(shows("webinars", `"buildYear":"${DAYS.later.slice(0, 4)}"`)).toBe(true);
    expect(shows(ARTICLE_PAGE, WORDS)).toBe(true);
    expect(published("rss.xml")).toContain(WORDS);
    expect(published("_redirects")).toContain("/services/coaching");
    expect(shows("about", "#former")).toBe(true);

    changeCode("back");
    const log = await build("before");
    expect(shows("contact", BUDGET)).toBe(false);
    expect(shows("services", OTHER_SPACE)).toBe(false);
    expect(isRecorded()).toBe(false);
    expect(shows(ARTICLE_PAGE, WORDS)).toBe(false);
    expect(shows(EXTRA_PAGE, EXTRA)).toBe(true);
    expect(shows("about", "#former")).toBe(false);
    expect(log).toMatch(/Gatsby begins anew.*: code$/m);

    // The content and the clock alone: what doesn't depend on them is kept.
    expect(await build("later")).not.toContain("Gatsby begins anew");
    const withCache = publishedFiles();
    const different = [...withoutCache].filter(([name, text]) => withCache.get(name) !== text);
    expect(different.map(([name]) => name)).toEqual([]);
    // Scripts of former builds, under names that nothing asks for, may stay.
    const more = [...withCache.keys()].filter((name) => !withoutCache.has(name));
    expect(more.filter((name) => !/-[0-9a-f]{10,}\.js(\.map|\.LICENSE\.txt)?$/.test(name))).toEqual([]);
  },
  HALF_AN_HOUR,
);
