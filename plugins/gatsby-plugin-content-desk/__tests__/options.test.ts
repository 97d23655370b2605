import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { deskPage } from "../desk-page";
import { pluginOptionsSchema } from "../options";

const OPTIONS = {
  title: "The desk",
  logo: "/favicon.svg",
  path: "/admin",
  folder: "data",
  largestUpload: 1000,
};

test.each([OPTIONS, { ...OPTIONS, repositoryUrl: "git@github.com:firm/website.git" }])(
  "Gatsby takes right options: %j",
  async (options) => {
    expect(await testPluginOptionsSchema(pluginOptionsSchema, options)).toMatchObject({
      isValid: true,
      errors: [],
      warnings: [],
    });
  },
);

test.each([
  [{ ...OPTIONS, path: "admin/" }, '"path" with value "admin/" fails to match the site path pattern'],
  [{ ...OPTIONS, title: undefined }, '"title" is required'],
  [{ ...OPTIONS, largestUpload: "5 MB" }, '"largestUpload" must be a number'],
])("Gatsby stops at wrong options: %j", async (options, message) => {
  const { isValid, errors } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  expect(isValid).toBe(false);
  expect(errors.join()).toContain(message);
});

test("the page has its name as text, and its script below its path", () => {
  const html = deskPage({ ...OPTIONS, title: "Words & <pictures>", path: "/office" });
  expect(html).toContain("<title>Words &amp; &lt;pictures&gt;</title>");
  expect(html).toContain('src="/office/desk.js"');
});
