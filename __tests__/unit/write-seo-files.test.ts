import type { BuildArgs } from "gatsby";
import { writeSeoFiles } from "../../src/site-files/write-seo-files";

/** What the build is stopped with where GraphQL answers this. */
async function panicsAt(answer: object): Promise<unknown[][]> {
  const panics: unknown[][] = [];
  const args = {
    graphql: () => Promise.resolve(answer),
    store: { getState: () => ({ program: { directory: "/nowhere" } }) },
    reporter: { panic: (...words: unknown[]) => panics.push(words) },
  } as unknown as BuildArgs;
  await writeSeoFiles(args);
  return panics;
}

test("what GraphQL complains of is told when the pages cannot be listed", async () => {
  const complaints = [new Error('Cannot query field "titel" on type "Article"')];
  expect(await panicsAt({ errors: complaints })).toEqual([
    ["The pages could not be listed for the sitemap", complaints],
  ]);
});

test("a site that has no page any more, as with the cache of another folder, says so and what to do", async () => {
  const none = { nodes: [] };
  const lists = { allPageCopy: none, allService: none, allIndustry: none, allCaseStudy: none, allArticle: none };
  const data = {
    ...lists,
    allLeader: none,
    newest: none,
    site: { siteMetadata: { siteUrl: "https://www.example.com" } },
  };
  expect(await panicsAt({ data })).toEqual([[expect.stringMatching(/no page for the sitemap[^]*npm run clean/)]]);
});
