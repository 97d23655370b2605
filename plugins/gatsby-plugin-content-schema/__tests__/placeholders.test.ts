import { join } from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { checkContent } from "../check/check-content";
import type { CheckOptions } from "../check/context";
import type { Finding } from "../check/findings";
import { fillContentFile } from "../fill-files";
import { fillText } from "../placeholders";
import type { Placeholders } from "../placeholders";
import { newExampleSite, storeOf } from "./support/example-site";
import type { ExampleSite } from "./support/example-site";

const WORDS = { firm: "Tessaline & Orr", "year-1": "1998" };

test.each([
  ["By {firm}.", "By Tessaline & Orr."],
  ["{firm}’s {firm}", "Tessaline & Orr’s Tessaline & Orr"],
  ["Since {year-1}", "Since 1998"],
  ["{farm}, { firm }, {}, {constructor}", "{farm}, { firm }, {}, {constructor}"],
  ["{{firm}} and ${firm}", "{{firm}} and ${firm}"],
])("of %s a text makes %s", (written, filled) => {
  expect(fillText(written, WORDS)).toBe(filled);
});

test("in HTML the words are escaped", () => {
  expect(fillText("<p>{firm}</p>", WORDS, { format: "html" })).toBe("<p>Tessaline &amp; Orr</p>");
});

/** gatsby-transformer-json has no types. */
const { onCreateNode: transform } = jest.requireActual<{
  onCreateNode: (args: CreateNodeArgs, options: object) => Promise<void>;
}>("gatsby-transformer-json/gatsby-node");

/** The people say what placeholders stand for: the first one's name. */
const PLACEHOLDERS: Placeholders = {
  from: ["people"],
  words: (contents) => {
    const people = contents.get("people") as readonly { readonly name: string }[] | undefined;
    return { winner: people?.[0]?.name ?? "nobody" };
  },
};

let site: ExampleSite;

beforeEach(() => {
  site = newExampleSite();
});

afterEach(() => {
  site.dispose();
});

const OPTIONS: CheckOptions = { folder: "data", longDate: String, placeholders: PLACEHOLDERS };

describe("the check", () => {
  const check = (options = OPTIONS): Promise<Finding[]> => checkContent(site.directory, options);
  const named = (name: string) => {
    site.write("prizes.json", `[{ "id": "first", "name": "${name}" }]`);
  };
  /** The column of the name's first character in that file. */
  const START = '[{ "id": "first", "name": "'.length + 1;

  test("takes known placeholders, and judges the words in their place", async () => {
    named("The {winner} Prize");
    expect(await check()).toEqual([]);
    // The limit is 40: with the name in the place of its placeholder, the text has 41.
    named(`{winner}${"x".repeat(32)}`);
    expect(await check()).toMatchObject([{ severity: "mistake", message: expect.stringContaining("41 characters") }]);
  });

  test("refuses an unknown placeholder, with its line and column, what to do and what was meant", async () => {
    named("The {winer} Prize");
    expect(await check()).toEqual([
      {
        severity: "mistake",
        file: "data/prizes.json",
        line: 1,
        column: START + "The ".length,
        value: "{winer}",
        message: "nothing is known that this placeholder stands for",
        remedy: "Write one of {winner}, which stand for what data/people.json says; or the words themselves.",
        suggestion: "{winner}",
      },
    ]);
  });

  test("tells the place of what stands behind a placeholder as it is written", async () => {
    named("{winner} and {winner} -- both");
    expect(await check()).toMatchObject([
      { message: "two hyphens stand here", column: START + "{winner} and {winner} ".length },
    ]);
  });

  test("refuses placeholders where their words come from", async () => {
    site.write("people.json", [{ id: 1, name: "Ada {winner}" }]);
    expect(await check()).toMatchObject([{ message: expect.stringContaining("not filled in this file") }]);
  });

  test("leaves braces alone where there are no placeholders", async () => {
    named("The {winer} Prize");
    expect(await check({ ...OPTIONS, placeholders: undefined })).toEqual([]);
  });
});

describe("the nodes", () => {
  /** What gatsby-transformer-json makes of a file behind this plugin. */
  async function nodesOf(file: string, text: string): Promise<readonly unknown[]> {
    const nodes: unknown[] = [];
    const node = {
      id: file,
      absolutePath: join(site.directory, "data", file),
      internal: { type: "File", mediaType: "application/json" } as { content?: string },
    };
    const args = {
      node,
      store: storeOf(site.directory),
      // As Gatsby does: what a node has is not loaded.
      loadNodeContent: ({ internal }: typeof node) => Promise.resolve((internal.content ??= text)),
      createNodeId: (id: string) => id,
      createContentDigest: (content: unknown) => JSON.stringify(content),
      actions: { createNode: (made: unknown) => nodes.push(made), createParentChildLink: () => undefined },
    } as unknown as CreateNodeArgs<typeof node>;
    await fillContentFile(args, { folder: "data", placeholders: PLACEHOLDERS });
    await transform(args, { typeName: "Prize" });
    return nodes;
  }

  test("have the words", async () => {
    const nodes = await nodesOf("prizes.json", '[{ "id": "{winner}", "name": "The {winner} Prize" }]');
    // An id is no text for readers.
    expect(nodes).toMatchObject([{ jsonId: "{winner}", name: "The Ada Byron Prize" }]);
  });

  test("of the file that says the words stay as they are", async () => {
    expect(await nodesOf("people.json", '[{ "id": 2, "name": "{winner}" }]')).toMatchObject([{ name: "{winner}" }]);
  });

  test("of a broken file are the transformer’s business", async () => {
    await expect(nodesOf("prizes.json", '[{ "name": "{winner}" ')).rejects.toThrow(/Unable to parse JSON/);
  });
});
