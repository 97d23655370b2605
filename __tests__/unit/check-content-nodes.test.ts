import type { CreatePagesArgs } from "gatsby";
import { checkContentNodes } from "../../src/content/check-content-nodes";
import { makeFolder, removeFolders } from "../support/small-build";

afterEach(removeFolders);

const FILES = {
  "data/schemas/faq.schema.json": JSON.stringify({ type: "array", items: { title: "Question", type: "object" } }),
  "data/schemas/articles.schema.json": JSON.stringify({ title: "Article", type: "object", folder: true }),
  "data/articles/one.json": "{}",
  "data/articles/two.json": "{}",
  "data/schemas/site.schema.json": JSON.stringify({ title: "SiteFacts", type: "object" }),
  "data/faq.json": JSON.stringify([{ id: 1 }, { id: 2 }]),
  "data/site.json": JSON.stringify({ name: "Tessaline & Orr" }),
};

/** Compares the content with so many nodes of each type, and tells what it stopped the build with. */
function panicsWith(nodes: Readonly<Record<string, number>>): string[] {
  const panics: string[] = [];
  const directory = makeFolder(FILES);
  checkContentNodes({
    getNodesByType: (type: string) => Array.from({ length: nodes[type] ?? 0 }),
    reporter: { panic: (message: string) => panics.push(message) },
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as CreatePagesArgs);
  return panics;
}

test("content that is all there lets the build go on", () => {
  expect(panicsWith({ Article: 2, Question: 2, SiteFacts: 1 })).toEqual([]);
});

test("content that is only partly there stops it, with the files and what to do", () => {
  expect(panicsWith({ Article: 1, Question: 1 })).toEqual([
    "Gatsby has only a part of the content:\n  data/articles/: 1 of 2\n  data/faq.json: 1 of 2\n  data/site.json: 0 of 1\n" +
      "What is kept from an earlier build may be damaged, or come from another folder: run npm run clean, and build again.",
  ]);
});
