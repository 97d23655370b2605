import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { checkOptions } from "../options";

test("Gatsby takes names of chunks, and stops at anything else", async () => {
  expect((await testPluginOptionsSchema(checkOptions, { chunks: ["shell"] })).errors).toEqual([]);
  const { errors } = await testPluginOptionsSchema(checkOptions, { chunks: [1], chunk: "shell" });
  expect(errors.join()).toContain('"chunks[0]" must be a string');
});
