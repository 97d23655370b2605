import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { checkOptions } from "../options";

test.each([{ system: "src/theme.ts" }, { system: "src/theme.ts", source: "app", mode: "dark" }])(
  "Gatsby takes right options: %j",
  async (options) => {
    expect((await testPluginOptionsSchema(checkOptions, options)).errors).toEqual([]);
  },
);

test.each([
  [{}, '"system" is required'],
  [{ system: "src/theme.ts", mode: "sepia" }, '"mode" must be one of [light, dark]'],
])("Gatsby stops at wrong options: %j", async (options, message) => {
  expect((await testPluginOptionsSchema(checkOptions, options)).errors.join()).toContain(message);
});
