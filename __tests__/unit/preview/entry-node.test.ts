import type { JsonSchema } from "../../../plugins/gatsby-plugin-content-schema";
import { NO_BREAK_SPACE } from "../../../src/lib/text";
import { entryNode } from "../../../src/preview/entry-node";

const set = { typeset: true };

const PRIZE: JsonSchema = {
  title: "Prize",
  type: "object",
  required: ["id", "title", "reasons"],
  properties: {
    id: { type: "integer" },
    title: { type: "string" },
    reasons: { type: "array", items: { type: "string", ...set } },
    speech: { type: "string", format: "html", ...set },
    image: { type: "string", format: "picture" },
    file: { type: "string", format: "file" },
    jury: { type: "array", items: { type: "object", properties: { name: { type: "string" } } } },
  },
};

test("an entry becomes what a query returns for it", () => {
  const prize = {
    id: 7,
    title: "In 12 weeks",
    reasons: ["In 12 weeks"],
    speech: '<p title="12 weeks">In 12 weeks</p>',
    image: "blob:picture",
    file: "/files/speech.pdf",
    jury: [{ name: "Ada" }, {}],
  };
  expect(entryNode(prize, PRIZE)).toMatchObject({
    id: 7,
    jsonId: 7,
    title: "In 12 weeks",
    reasons: [`In 12${NO_BREAK_SPACE}weeks`],
    speech: `<p title="12 weeks">In 12${NO_BREAK_SPACE}weeks</p>`,
    image: { imageData: { images: { fallback: { src: "blob:picture" } } } },
    file: { url: "/files/speech.pdf" },
    jury: [{ name: "Ada" }, { name: null }],
  });
});

test("what an entry leaves out is null, as a query returns it", () => {
  const { speech, image, file, jury } = entryNode({ id: 7, title: "A prize", reasons: [] }, PRIZE);
  expect({ speech, image, file, jury }).toEqual({ speech: null, image: null, file: null, jury: null });
});
