import { buildSchema } from "graphql";
import { graphqlTypes } from "../graphql-types";
import type { JsonSchema } from "../json-schema";

const OFFICE: JsonSchema = {
  type: "array",
  items: {
    title: "Office",
    type: "object",
    description: "An office",
    required: ["id", "city"],
    properties: {
      id: { type: "integer", description: "Number" },
      city: { type: "string", description: 'The "city"' },
      image: { type: "string", format: "picture" },
      area: { type: "number" },
      hours: { type: "array", items: { title: "Hours", type: "object", properties: { id: { type: "string" } } } },
    },
  },
};

describe("graphqlTypes", () => {
  it("leaves out what has keys that GraphQL has no names for", () => {
    const pages: JsonSchema = {
      title: "Pages",
      type: "object",
      properties: { about: { type: "boolean" }, "white-papers": { type: "boolean" } },
    };
    const site: JsonSchema = { title: "Site", type: "object", properties: { name: { type: "string" }, pages } };
    expect(graphqlTypes([site])).toBe('""\ntype Site implements Node @dontInfer {\n  ""\n  name: String\n}');
  });

  it("makes a node of each entry, and a plain type of each object in it", () => {
    expect(graphqlTypes([OFFICE], { formatTypes: { picture: "Picture" } })).toBe(
      [
        '"An office"',
        "type Office implements Node @dontInfer {",
        '  "Number"',
        "  jsonId: Int!",
        '  "The \\"city\\""',
        "  city: String!",
        '  ""',
        "  image: Picture",
        '  ""',
        "  area: Float",
        '  ""',
        "  hours: [Hours!]",
        "}",
        "",
        '""',
        "type Hours @dontInfer {",
        '  ""',
        "  id: String",
        "}",
      ].join("\n"),
    );
  });

  it("makes definitions that GraphQL accepts", () => {
    const gatsby = "directive @dontInfer on OBJECT interface Node { _: Int } type Query { _: Int }";
    const schema = buildSchema(`${gatsby} ${graphqlTypes([OFFICE])}`, { assumeValidSDL: true });
    expect(String(schema.getType("Office"))).toBe("Office");
    expect(schema.getType("Hours")).toBeDefined();
  });

  it("turns a keyword into a field extension with its arguments", () => {
    const text = { type: "string", loud: true } as JsonSchema;
    const entry: JsonSchema = {
      title: "Song",
      type: "object",
      properties: { words: text, lines: { type: "array", items: text }, html: { ...text, format: "html" } },
    };
    const loud = ({ format }: JsonSchema) => (format === "html" ? { markup: true } : {});
    const types = graphqlTypes([entry], { fieldExtensions: { loud } });
    expect(types).toContain("  words: String @loud\n");
    expect(types).toContain("  lines: [String!] @loud\n");
    expect(types).toContain("  html: String @loud(markup: true)\n");
  });

  it.each([
    ["a list without items", { type: "array", description: "hours" }, 'The list "hours" has no items in its schema'],
    [
      "an object without a title",
      { type: "object", description: "hours" },
      'The object "hours" has no title in its schema',
    ],
  ] as const)("refuses %s", (_what, field, message) => {
    expect(() => graphqlTypes([{ title: "Office", type: "object", properties: { field } }])).toThrow(message);
  });

  it("gives entries that have a file each an id, and a number even where the file has none", () => {
    const properties = { number: { type: "integer", numbered: true } as const };
    const types = graphqlTypes([{ title: "Medal", type: "object", folder: true, properties }]);
    expect(types).toContain("  jsonId: String!\n");
    expect(types).toContain("  number: Int! @numbered\n");
  });
});
