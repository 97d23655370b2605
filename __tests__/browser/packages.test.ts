import config from "../../gatsby-config";
import { dependencies } from "../../package.json";
import { leaders } from "../support/entries";
import { isRoute } from "./support/routes";
import { findAll, staticPage } from "./support/static-pages";
import { expect, test, visit } from "./support/test";

/** The packages that the customer chose for the site. */
const PLUGINS = [
  "gatsby-plugin-image",
  "gatsby-plugin-netlify",
  "gatsby-plugin-react-helmet",
  "gatsby-source-filesystem",
  "gatsby-transformer-json",
];
const LIBRARIES =
  "@chakra-ui/react @emotion/react formik framer-motion gatsby gatsby-plugin-image react react-dom react-helmet yup";

// Knip finds a package that nothing imports.
test("each package of the customer's choice is installed, and each plugin is registered", () => {
  const registered = config.plugins?.map((plugin) => (typeof plugin === "string" ? plugin : plugin?.resolve));
  expect(registered).toEqual(expect.arrayContaining(PLUGINS));
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...PLUGINS, ...LIBRARIES.split(" ")]));
});

const person = leaders.find(({ image }) => image)?.id ?? "";

for (const path of ["/about", `/about/${person}`].filter(isRoute))
  test(`gatsby-plugin-image shows the portraits on ${path}, also without scripts`, async ({ page, browser }) => {
    const withoutScripts = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await withoutScripts.goto(path);
    await visit(page, path);
    for (const shown of [page, withoutScripts]) {
      const picture = shown.locator("main [data-gatsby-image-wrapper] [data-main-image]:visible").last();
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveCSS("opacity", "1");
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await withoutScripts.context().close();
  });

test("pages without a portrait have neither the styles nor the scripts of gatsby-plugin-image", async () => {
  const { head, body } = (await staticPage("/contact")).document;
  expect(head.innerHTML).not.toContain("gatsby-image");
  expect(findAll(body, "[data-gatsby-image-wrapper], script[type=module]")).toEqual([]);
});
