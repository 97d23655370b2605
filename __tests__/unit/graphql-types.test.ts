import { join } from "node:path";
import { buildSchema } from "graphql";
import { graphqlTypes } from "../../src/content/graphql-types";
import { readSchemas } from "../../src/content/json-schema";
import type { JsonSchema } from "../../src/content/json-schema";

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
  it("makes a node of each entry, and a plain type of each object in it", () => {
    expect(graphqlTypes([OFFICE])).toBe(
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

  it("makes definitions that GraphQL accepts of the site's own schemas", () => {
    const own = graphqlTypes(readSchemas(join(__dirname, "../../data")).values());
    const gatsby =
      "directive @dontInfer on OBJECT interface Node { _: Int } scalar Picture scalar Download type Query { _: Int }";
    const schema = buildSchema(`${gatsby} ${own}`, { assumeValidSDL: true });
    expect(String(schema.getType("Service"))).toBe("Service");
    expect(schema.getType("PageCopy")).toBeDefined();
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
});
