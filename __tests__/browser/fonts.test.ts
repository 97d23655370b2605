import { statSync } from "node:fs";
import { FONTS, fontFaceCss } from "../../src/theme/fonts";
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

/** What a page fetches that shows a text in both fonts. */
for (const [language, text, endings] of [
  ["English", "“‘It’s’” £5–€6 — 7\u00a0am · © …", [".woff2"]],
  ["French, Spanish and German", "«Œuvre» de Zoë, ¿Señor Núñez? „Größe“ • ½ ™", [".woff2", "-rest.woff2"]],
] as const)
  test(`${language} needs ${endings.join(" and ")} of each font`, async ({ page }) => {
    const paragraphs = Object.keys(FONTS).map((family) => `<p style="font-family:${family}">${text}</p>`);
    const body = `<meta charset="utf-8"><style>${fontFaceCss}</style>${paragraphs.join("")}`;
    await page.route("/letters", (route) => route.fulfill({ contentType: "text/html", body }));
    const fetched: string[] = [];
    page.on("requestfinished", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto("/letters");
    await page.evaluate(() => document.fonts.ready);
    const files = Object.values(FONTS).flatMap(({ file }) => endings.map((ending) => `${file}${ending}`));
    expect(fetched.toSorted()).toEqual(["/letters", ...files].toSorted());
  });

test("the preloaded fonts have at most 26,000 bytes", () => {
  const sizes = Object.values(FONTS).map(({ file }) => statSync(`static${file}.woff2`).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(26_000);
});
