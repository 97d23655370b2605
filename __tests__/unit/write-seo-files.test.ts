import type { BuildArgs } from "gatsby";
import { writeSeoFiles } from "../../src/site-files/write-seo-files";

test("what GraphQL complains of is told when the pages cannot be listed", async () => {
  const complaints = [new Error('Cannot query field "titel" on type "Article"')];
  const panics: unknown[][] = [];
  const args = {
    graphql: () => Promise.resolve({ errors: complaints }),
    store: { getState: () => ({ program: { directory: "/nowhere" } }) },
    reporter: { panic: (...words: unknown[]) => panics.push(words) },
  } as unknown as BuildArgs;
  await writeSeoFiles(args);
  expect(panics).toEqual([["The pages could not be listed for the sitemap", complaints]]);
});
