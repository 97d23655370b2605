import type { Page } from "playwright-core";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** Every element of the main part, without what the build links in it, with the attributes that neither count nor change. */
function readElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *:not([data-first-screen-end] *)")].map((element) =>
      [
        element.localName,
        ...[...element.attributes]
          .filter(({ name }) => !/^(id|for|aria-(controls|labelledby|describedby)|data-stagger)$/.test(name))
          .map(({ name, value }) => `${name}="${value}"`)
          .sort(),
      ].join(" "),
    ),
  );
}

test.each(["/services", "/industries", "/about", "/case-studies"])(
  "%s is made of the same elements, whether the build or the browser has made them",
  async (path) => {
    const { page } = await visitor.visit("/sitemap");
    await page.locator(`main a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    const { page: built } = await visitor.open({ javaScriptEnabled: false });
    await built.goto(path);
    // A page that a link leads to comes in steps.
    await page.locator(`main section >> nth=${String((await built.locator("main section").count()) - 1)}`).waitFor();
    expect(await readElements(page)).toEqual(await readElements(built));
  },
);
