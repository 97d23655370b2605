import { existsSync, readFileSync, renameSync } from "node:fs";
import type { BuildArgs, CreatePagesArgs, ParentSpanPluginArgs } from "gatsby";
import { filesIn } from "../../gatsby/files-in";
import { checkBuiltPages } from "../../gatsby/output/built-pages";
import { createExtensions } from "../../gatsby/content/extensions";
import { graphqlTypes } from "../../gatsby/content/graphql-types";
import { writeHeaders } from "../../gatsby/output/headers";
import { writePagePolicies } from "../../gatsby/output/page-policies";
import { clearOutdatedCache } from "../../gatsby/outdated-cache";
import { navigationResolvers } from "../../gatsby/content/navigation";
import { createPages } from "../../gatsby/content/pages";
import { deleteWrittenFiles, writePublicFiles } from "../../gatsby/output/public-files";
import type { ResolverContext } from "../../gatsby/content/nodes";
import type { Schema } from "../../gatsby/content/schemas";
import { makeFolder, removeFolders, writeFiles } from "../support/temporary-folders";

type Resolver = (...args: readonly unknown[]) => Promise<number>;

interface SitePage {
  readonly path: string;
  readonly context: { readonly related?: readonly string[]; readonly next?: string };
}

afterEach(removeFolders);

test("a change of code or of the place clears the cache once, and a change of content keeps it", () => {
  const code = ["gatsby/content/markdown.ts", "plugins/two/loader.mjs", "data/schemas/jobs.schema.json"];
  code.push("src/lib/dates.ts", "node_modules/.package-lock.json");
  const scripts = ".cache/webpack/stage-build-javascript/0.pack";
  const folder = makeFolder(Object.fromEntries(code.map((file) => [`site/${file}`, "{}"])));
  process.chdir(`${folder}/site`);
  const messages: string[] = [];
  /** Runs the step. Returns whether it clears Gatsby's cache, and whether webpack's cache exists. */
  const runStep = () => {
    const dispatch = jest.fn();
    const info = (text: string) => messages.push(text);
    clearOutdatedCache({ store: { dispatch }, reporter: { info } } as unknown as ParentSpanPluginArgs);
    return [dispatch.mock.calls.length > 0, existsSync(scripts)];
  };
  runStep();
  for (const file of [...code, "plugins/three/gatsby-node.js"]) {
    writeFiles(".", { [scripts]: "modules", "data/site.json": file });
    expect([file, runStep()]).toEqual([file, [false, true]]);
    writeFiles(".", { [file]: '"changed"' });
    expect([file, runStep(), runStep()]).toEqual([file, [true, false], [false, false]]);
  }
  expect(messages).toHaveLength(code.length + 1);
  renameSync(`${folder}/site`, `${folder}/copy`);
  process.chdir(`${folder}/copy`);
  expect([runStep(), runStep()]).toEqual([
    [true, false],
    [false, false],
  ]);
});

test("the build stops at a part that can't be rendered, and at a link to no page, file or element", () => {
  const broken = '<section id="news"></section><!--$!--><template></template><!--/$-->';
  const good =
    '<a href="/">, <a class="x" href="/rss.xml">, <a href="/team?a=1&amp;b=2#d%C3%A9but">, <a href="#d%C3%A9but">';
  const dead = '<a href="/old">, <a href="/#top">, <a href="#top">';
  const files = { index: broken, "team/index": `<main id="début">${good}</main>`, 404: dead };
  process.chdir(makeFolder({ "public/rss.xml": "" }));
  const run = (...pages: readonly string[]) => {
    writeFiles("public", Object.fromEntries(Object.entries(files).map(([name, html]) => [`${name}.html`, html])));
    const store = { getState: () => ({ pages: new Map(pages.map((path) => [path, {}])) }) };
    checkBuiltPages({ store } as unknown as BuildArgs);
  };
  expect(() => run("/", "/team", "/404.html")).toThrow(
    [
      "The built pages have errors in components or their links:",
      'The part after "news" throws an error: "npm run dev" shows it. See /.',
      "The site has no page /old. See /404.html.",
      'The page / has no element "#top". See /404.html.',
      'The page /404.html has no element "#top". See /404.html.',
    ].join("\n\n"),
  );
  files.index = "";
  run("/", "/team");
});

test.each(["production", "deploy-preview", "branch-deploy"])(
  "search engines index only production: %s",
  async (context) => {
    process.chdir(makeFolder({ "public/_headers": "" }));
    const settings = process.env;
    process.env = { ...settings, CONTEXT: context };
    writeHeaders();
    const data = { allSitePage: { nodes: [] }, allArticle: { nodes: [] } };
    await writePublicFiles({ graphql: () => Promise.resolve({ data }) } as unknown as BuildArgs);
    process.env = settings;
    // A page that search engines may not read could still be listed: they wouldn't see the header.
    expect(readFileSync("public/robots.txt", "utf8")).not.toMatch(/^Disallow: \/$/m);
    const isHidden = readFileSync("public/_headers", "utf8").includes("\n/*\n  X-Robots-Tag: noindex\n");
    expect(isHidden).toBe(context !== "production");
  },
);

test("a page recommends entries other than its own, and a redirect of the content is permanent", async () => {
  const ids = ["one", "two", "three", "four"];
  const list = { nodes: ids.map((jsonId) => ({ jsonId })) };
  const kinds = ["Service", "Industry", "CaseStudy", "Article", "Leader", "LegalText"];
  const data = Object.fromEntries(kinds.map((kind) => [`all${kind}`, list]));
  const [createPage, createRedirect] = [jest.fn<undefined, [SitePage]>(), jest.fn()];
  const args = {
    graphql: () => Promise.resolve({ data }),
    actions: { createPage, createRedirect },
    getNodesByType: () => [{ from: "/coaching", to: "/services" }],
  };
  await createPages(args as unknown as CreatePagesArgs);
  // The kinds that have pages of their own: a firm may have dropped some.
  const recommended = createPage.mock.calls.flatMap(([{ path, context }]) => {
    const entries = context.related ?? [context.next].flatMap((next) => next ?? []);
    return entries.length > 0 ? [[path.split("/").at(-1), ...entries].join(" ")] : [];
  });
  const expected = ["one two", "two three", "three four", "four one"];
  expect(recommended.length).toBeGreaterThan(0);
  expect(recommended.filter((ids) => !expected.some((start) => `${ids} `.startsWith(`${start} `)))).toEqual([]);
  expect(createRedirect.mock.calls).toEqual([[{ fromPath: "/coaching", toPath: "/services", isPermanent: true }]]);
});

test("a page without the script that loads the others stops the build", () => {
  process.chdir(makeFolder({ "public/about/index.html": '<meta charset="utf-8"/><script>other()</script>' }));
  const store = { getState: () => ({ pages: new Map([["/about", {}]]) }) };
  expect(() => writePagePolicies({ store } as unknown as BuildArgs)).toThrow(
    "public/about/index.html lacks the script",
  );
});

test("a group of links without entries is left out: the firm may have dropped their kind", async () => {
  const link = { label: "Blog", to: "/blog" };
  const groups = [{ lists: "articles" }, { lists: "leaders" }, { links: [link] }] as const;
  const context: ResolverContext = {
    nodeModel: {
      findAll: ({ type }: { readonly type: string }) =>
        Promise.resolve({ entries: type === "Leader" ? [{ jsonId: "ada", name: "Ada" }] : [] }),
    },
  } as never;
  const resolved = await navigationResolvers.sitemap.resolve({ sitemap: groups }, {}, context, {
    fieldName: "sitemap",
  });
  expect(resolved.map(({ links }) => links)).toEqual([[{ label: "Ada", to: "/about/ada" }], [link]]);
});

test("a build starts without the files of an earlier build, except those that Gatsby keeps", () => {
  const kept =
    "404.html _gatsby/slices/a.html about/index.html app-0123456789.js app.js.LICENSE.txt index.html page-data/a.json"
      .concat(" static/1/a.avif")
      .split(" ");
  const old =
    "_headers _redirects admin/cms/index.js admin/index.html files/a.pdf fonts/a.woff2 static/a.css a.svg".split(" ");
  process.chdir(makeFolder({}));
  deleteWrittenFiles();
  writeFiles("public", Object.fromEntries([...kept, ...old].map((file) => [file, ""])));
  deleteWrittenFiles();
  expect(filesIn("public")).toEqual(kept);
});

test("an interface has the fields of its types, also of a single one", () => {
  const paper: Schema = { type: "object", title: "WhitePaper", properties: { title: { type: "string" } } };
  expect(graphqlTypes(new Map([["papers", paper]]))).toMatch(
    /^interface Item .*\{\n {2}id: ID!\n {2}title: String\n\}/,
  );
});

test("an entry without a number gets the next free one, in the order of the files", async () => {
  const createFieldExtension = jest.fn<undefined, [{ name: string; extend: () => { resolve: Resolver } }]>();
  createExtensions({ actions: { createFieldExtension } } as unknown as CreatePagesArgs);
  const numbered = createFieldExtension.mock.calls.find(([{ name }]) => name === "numbered")?.[0].extend().resolve;
  const entries = [{ number: 3 }, { fields: { fileName: "b" } }, { fields: { fileName: "a" } }, { number: 1 }];
  const context = { nodeModel: { findAll: () => Promise.resolve({ entries }) } };
  const numbers = entries.map((entry) => numbered?.(entry, {}, context, { fieldName: "number" }));
  expect(await Promise.all(numbers)).toEqual([3, 5, 4, 1]);
});

test("a reference gives the entry with this id", () => {
  const author: Schema = { type: "string", reference: "people" };
  const schemas = { notes: { type: "object", title: "Note", properties: { author }, required: ["author"] } } as const;
  const people = { type: "object", title: "Person", properties: {} } as const;
  const types = graphqlTypes(new Map<string, Schema>(Object.entries({ ...schemas, people })));
  expect(types).toContain('  authorEntry: Person! @link(by: "jsonId", from: "author")\n');
});

test("two different objects with one title stop the build", () => {
  const entry = (title: string, type: Schema["type"]): Schema => {
    const link: Schema = { type: "object", title: "Link", description: title, properties: { to: { type } } };
    return { type: "object", title, properties: { link } };
  };
  const typesOf = (type: Schema["type"]) =>
    graphqlTypes(new Map(Object.entries({ notes: entry("Note", "string"), people: entry("Person", type) })));
  expect(typesOf("string").match(/type Link/g)).toHaveLength(1);
  expect(() => typesOf("integer")).toThrow("Link has other fields in people.schema.json.");
});
