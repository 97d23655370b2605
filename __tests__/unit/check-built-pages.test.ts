import type { BuildArgs } from "gatsby";
import { checkBuiltPages, missingParts } from "../../src/content/check-built-pages";
import { html, makeFolder, removeFolders } from "../support/small-build";

afterEach(removeFolders);

const PAGE = html("<header>Tessaline &amp; Orr</header><main><h1>Contact</h1></main>");

test.each([
  ["a title and a main text", PAGE, []],
  ["an empty title", PAGE.replace("<title>Page<", "<title> <"), ["no title"]],
  [
    "no title but a picture's",
    html("<main><svg><title>Map</title></svg></main>").replace("<title>Page</title>", ""),
    ["no title"],
  ],
  [
    "an empty main part",
    html("<header>Tessaline &amp; Orr</header><main><div> </div></main><footer>2026</footer>"),
    ["no main text"],
  ],
  ["a main part with scripts only", html("<main><script>1</script><style>a{}</style></main>"), ["no main text"]],
  ["nothing", "", ["no title", "no main text"]],
])("a page with %s", (_what, page, missing) => {
  expect(missingParts(page)).toEqual(missing);
});

/** Checks a built site as Gatsby lets it, and tells what it stopped the build with. */
async function panicsWith(files: Readonly<Record<string, string>>, paths: readonly string[]): Promise<string[]> {
  const panics: string[] = [];
  const state = {
    program: { directory: makeFolder(files) },
    pages: new Map(paths.map((path) => [path, {}])).set("/services/[id]", { matchPath: "/services/:id" }),
  };
  await checkBuiltPages({
    store: { getState: () => state },
    reporter: { panic: (message: string) => panics.push(message) },
  } as unknown as BuildArgs);
  return panics;
}

test("the build stops with the names of all pages that lack something, and what to do", async () => {
  const files = {
    "public/index.html": PAGE,
    "public/contact/index.html": html("<main></main>"),
    "public/404.html": PAGE.replace("Page", ""),
  };
  expect(await panicsWith(files, ["/", "/contact", "/404.html"])).toEqual([
    "These pages were built without what every page has:\n  /contact: no main text\n  /404.html: no title\n" +
      "What is kept from an earlier build may be damaged, or come from another folder: run npm run clean, and build again.",
  ]);
});

test("whole pages let the build go on", async () => {
  expect(await panicsWith({ "public/index.html": PAGE }, ["/"])).toEqual([]);
});
