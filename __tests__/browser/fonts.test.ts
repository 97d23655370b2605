import { statSync } from "node:fs";
import { FONTS } from "../../src/theme/fonts";
import { expect, test, visit } from "./support/test";

/** With as many capitals and digits as a page. */
const ENGLISH =
  "All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should " +
  "act towards one another in a spirit of brotherhood. Everyone is entitled to all the rights and freedoms set forth in this " +
  "Declaration, which the General Assembly of the United Nations adopted in Paris on 10 December 1948.";

for (const [family, { weights, width, ascent, descent }] of Object.entries(FONTS))
  test(`src/theme/fonts.ts has the measures of the font ${family}`, async ({ page }) => {
    await visit(page, "/");
    const font = `${weights.slice(0, 3)} 1000px ${family}`;
    const measured = await page.evaluate(
      async ([style, text]) => {
        await document.fonts.load(style);
        const context = Object.assign(document.createElement("canvas").getContext("2d") as object, { font: style });
        const measures = (context as CanvasRenderingContext2D).measureText(text);
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measures;
        const [mean, ...line] = [measures.width / text.length, fontBoundingBoxAscent, fontBoundingBoxDescent];
        return [mean, ...line].map((value) => Math.round(value ?? 0) / 1000);
      },
      [font, ENGLISH] as const,
    );
    // For another font, write the received numbers: width, ascent, descent.
    expect(measured).toEqual([width, ascent, descent].map((value) => expect.closeTo(value, 2)));
  });

test("both fonts have at most 39,000 bytes (CONTRIBUTING.md, “For another firm”)", () => {
  const bytes = Object.values(FONTS).reduce((sum, { file }) => sum + statSync(`static${file}`).size, 0);
  expect(bytes).toBeLessThanOrEqual(39_000);
});
