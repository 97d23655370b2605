import { listHtmlFiles } from "../../tools/built-site/pages";
import { comparePages, readBuild } from "../../tools/preview/site-build";
import { html, makeFolder, removeFolders } from "../support/small-build";

afterEach(removeFolders);

type Files = Readonly<Record<string, string>>;

const build = (files: Files) => readBuild(makeFolder(files), () => undefined);

const changes = async (before: Files, after: Files) => comparePages(await build(before), await build(after));

/** Which parts of the home page differ. */
async function partsThatDiffer(before: string, after: string, files: readonly [Files, Files] = [{}, {}]) {
  const { changed } = await changes({ "index.html": before, ...files[0] }, { "index.html": after, ...files[1] });
  return changed.flatMap(({ parts }) => parts);
}

test("pages are found by the addresses that visitors know, and nothing but pages", async () => {
  const folder = makeFolder({
    "index.html": "",
    "404.html": "",
    "services/index.html": "",
    "services/strategy/index.html": "",
    "services/[id]/index.html": "",
    "page-data/about/index.html": "",
    "_gatsby/slices/scripts-1.html": "",
    "about/picture.svg": "",
  });
  const paths = (await listHtmlFiles(folder)).map(({ path }) => path);
  expect(paths.sort()).toEqual(["/", "/404.html", "/services", "/services/strategy"]);
});

test("pages are added, removed and changed; others are left out", async () => {
  const before = { "index.html": html("Home"), "about/index.html": html("About"), "old/index.html": html("Old") };
  const after = { "index.html": html("Home"), "about/index.html": html("About us"), "new/index.html": html("New") };
  expect(await changes(before, after)).toEqual({
    added: ["/new"],
    removed: ["/old"],
    changed: [{ path: "/about", parts: ["words"] }],
  });
});

test.each<[string, string, string, string[]]>([
  ["a word", html("<p>one</p>"), html("<p>two</p>"), ["words"]],
  ["white space", html("<p>one  two</p>"), html("<p>one\n two</p>"), []],
  ["comments between texts", html("<p>one<!-- --> two</p>"), html("<p>one two</p>"), []],
  ["the element around a word", html("<p>one</p>"), html("<h2>one</h2>"), ["markup"]],
  ["an attribute", html('<img alt="one">'), html('<img alt="two">'), ["markup"]],
  ["the title", html(""), html("").replace("Page", "Other"), ["head"]],
  ["a description", html(""), html("", '<meta name="description" content="x">'), ["head"]],
  ["data for search engines", html(""), html("", '<script type="application/ld+json">{}</script>'), ["head"]],
  ["styles in the head", html("", "<style>a{}</style>"), html("", "<style>b{}</style>"), ["styles"]],
  ["scripts", html("<script>1</script>"), html('<script src="/a.js"></script>'), []],
  ["preloaded scripts", html("", '<link as="script" href="/a-1.js">'), html("", '<link as="script" href="/b.js">'), []],
  ["the builder", html("", '<meta name="generator" content="1">'), html("", '<meta name="generator" content="2">'), []],
])("what differs is named: %s", async (_, before, after, parts) => {
  expect(await partsThatDiffer(before, after)).toEqual(parts);
});

const picture = (folder: string) =>
  html(`<img src="/static/${folder}/team.jpg" srcset="/static/${folder}/team.jpg 1x">`);

test("a picture with another name for the same content is no change", async () => {
  const files = [{ "static/a1/team.jpg": "a team" }, { "static/b2/team.jpg": "a team" }] as const;
  expect(await partsThatDiffer(picture("a1"), picture("b2"), files)).toEqual([]);
});

test("a picture with other content is a change", async () => {
  const files = [{ "static/a1/team.jpg": "a team" }, { "static/b2/team.jpg": "another team" }] as const;
  expect(await partsThatDiffer(picture("a1"), picture("b2"), files)).toEqual(["markup"]);
});
