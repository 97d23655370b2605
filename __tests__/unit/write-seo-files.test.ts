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
