import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { checkOptions } from "../options";

const OPTIONS = {
  imageOrigins: ["https://images.example.com"],
  others: { "/admin/*": { "script-src": ["'self'"] } },
  noindex: true,
};

test("Gatsby takes right options", async () => {
  expect((await testPluginOptionsSchema(checkOptions, OPTIONS)).errors).toEqual([]);
});

test.each([
  [{ ...OPTIONS, imageOrigins: ["images.example.com"] }, "must be a valid uri"],
  [{ ...OPTIONS, others: { "/admin/*": { "script-src": "'self'" } } }, "must be an array"],
  [{ ...OPTIONS, noindex: "yes" }, "must be a boolean"],
])("Gatsby stops at wrong options: %j", async (options, message) => {
  expect((await testPluginOptionsSchema(checkOptions, options)).errors.join()).toContain(message);
});
