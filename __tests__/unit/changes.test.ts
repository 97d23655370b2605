import { affectedBy, isOnlyContent } from "../../tools/test/changes";

const TESTS = ["__tests__/unit/matches.test.ts", "__tests__/unit/fonts.test.ts"];
/** It reads data/ by itself, so that no import tells what it depends on. */
const READER = "__tests__/unit/fonts.test.ts";

describe("what a change can break", () => {
  test("is found by imports where only code has changed, with all tests that read files", () => {
    expect(affectedBy(["src/lib/text.ts"], TESTS)).toEqual({
      related: ["src/lib/text.ts", READER],
      site: true,
    });
  });

  test.each([
    { file: "data/faq.json", site: true },
    { file: "docs/claims.md", site: false },
    { file: "src/lib/removed.ts", site: true },
  ])("is every unit and function test where $file has changed", ({ file, site }) => {
    expect(affectedBy([file], TESTS)).toEqual({ related: undefined, site });
  });

  test.each(["netlify.toml", "package-lock.json", "gatsby-node.ts", "plugins/a/b.ts", "netlify/serve.ts"])(
    "is the built site where %s has changed",
    (file) => {
      expect(affectedBy([file], []).site).toBe(true);
    },
  );

  test.each(["__tests__/browser/faq.test.ts", "plugins/a/__tests__/b.test.ts", "tools/test/main.ts"])(
    "is not the built site where %s has changed",
    (file) => {
      expect(affectedBy([file], []).site).toBe(false);
    },
  );

  test("is nothing without changes but what reads files", () => {
    expect(affectedBy([], TESTS)).toEqual({ related: [READER], site: false });
  });
});

describe("a change is one of the content alone", () => {
  test.each([
    [["data/articles/pricing-power.json", "data/images/articles/price-tags.jpg"], true],
    [["data/jobs/data-market-analyst.json", "src/lib/text.ts"], false],
    [["data/faq.json", "data/schemas/faq.schema.json"], false],
    [["data/README.md"], false],
    [["netlify/data/x.ts"], false],
    [[], false],
  ])("%j: %s", (files, expected) => {
    expect(isOnlyContent(files)).toBe(expected);
  });
});
