import type { GatsbyCache } from "gatsby";
import { inlineCode } from "../inline-code";
import { readKeptCode } from "../kept-code";

const PAGE = '<script>start()</script><style>p{}</style><p style="color:red">Text</p>';
const OTHER = "<script>other()</script>";

/** Gatsby's cache, which keeps JSON. */
function makeCache() {
  const kept = new Map<string, string>();
  const cache = {
    get: (key: string) => Promise.resolve(JSON.parse(kept.get(key) ?? "null") as unknown),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, JSON.stringify(value))),
  } as unknown as GatsbyCache;
  return { cache, kept };
}

/** Asks for the code of pages as a build does. */
async function build(cache: GatsbyCache, pages: readonly string[]) {
  const code = await readKeptCode(cache);
  const found = pages.map((page) => code.codeIn(page));
  await code.keep();
  return found;
}

test("a page's code is the same in the build that finds it and in the next", async () => {
  const { cache } = makeCache();
  expect(await build(cache, [PAGE])).toEqual([inlineCode(PAGE)]);
  expect(await build(cache, [PAGE, OTHER])).toEqual([inlineCode(PAGE), inlineCode(OTHER)]);
});

test("the next build reads an unchanged page's code instead of finding it again", async () => {
  const { cache, kept } = makeCache();
  await build(cache, [PAGE]);
  for (const [key, text] of kept) kept.set(key, text.replaceAll("sha256-", "kept-"));
  const [code] = await build(cache, [PAGE]);
  expect([...(code?.scripts ?? [])].join()).toContain("kept-");
});

test("pages that are gone are forgotten", async () => {
  const { cache, kept } = makeCache();
  await build(cache, [PAGE, OTHER]);
  await build(cache, [OTHER]);
  const entries = JSON.parse([...kept.values()].join()) as object;
  expect(Object.keys(entries)).toHaveLength(1);
});
