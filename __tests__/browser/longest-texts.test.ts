import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { collectionOf, readSchemas, type Schema } from "../../gatsby/content/schemas";
import { copySite } from "../all/support/site-copy";
import { startSite } from "../support/start-site";
import { makeFolder, removeFolders } from "../support/temporary-folders";
import { tooWide } from "./support/checks/layout";
import { resize } from "./support/page-state";
import { EXAMPLE_PAGES } from "./support/routes";
import { expect, test, visit } from "./support/test";

/** Usual words, and one as long as real ones are. */
const WORDS = "Umstrukturierungsbegleitung for each of the customer’s internationally distributed plants and then ";

const BLOCKS = `### ${WORDS}\n\n- ${WORDS}\n\n> ${WORDS}\n\n| ${WORDS} | ${WORDS} |\n| --- | ---: |\n| ${WORDS} | ${WORDS} |`;

let count = 0;

/** Fills in all texts, each different and as long as its schema allows. Numbers are large, and lists have all items they may. */
function longest(schema: Schema, value: unknown, key = ""): unknown {
  const { type, items, maxItems = 0, properties = {}, maxLength = 0, maximum, format, pattern, reference } = schema;
  if (items && Array.isArray(value)) {
    const more = Array.from({ length: Math.max(0, maxItems - value.length) }, () => value.at(-1) as unknown);
    return [...(value as unknown[]), ...more].map((item) => longest(items, item));
  }
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [
        name,
        longest(part, (value as Record<string, unknown>)[name], name),
      ]),
    );
  if (key === "unit") return "# per 1,000 consoles";
  // The label that it names has changed.
  if (key === "target") return undefined;
  if (type === "number" && maximum === undefined) return /start|reached/.test(key) ? -1_234_567.89 : 1_234_567.89;
  if (format === "markdown") return `${String(value)}\n\n${BLOCKS}`;
  if (format ?? pattern ?? reference ?? (maxLength ? undefined : "other")) return value;
  count += 1;
  return `${count} ${WORDS.repeat(Math.ceil(maxLength / WORDS.length))}`.slice(0, maxLength).trim();
}

test("no page is too wide with the longest texts that the schemas allow", { tag: "@all" }, async ({ page }) => {
  // A build on a busy machine.
  test.setTimeout(900_000);
  const copy = await copySite();
  const data = join(copy.directory, "data");
  const schemas = readSchemas(data);
  for (const file of readdirSync(data, { recursive: true, encoding: "utf8" })) {
    const schema = schemas.get(collectionOf(file, schemas) ?? "");
    if (!schema) continue;
    const content: unknown = JSON.parse(readFileSync(join(data, file), "utf8"));
    writeFileSync(join(data, file), JSON.stringify(longest(schema, content)));
  }
  await copy.build();
  const site = await startSite(makeFolder(), copy.directory);
  for (const { path } of EXAMPLE_PAGES) {
    await visit(page, site.url + path);
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await resize(page, width);
      expect.soft(await tooWide(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  await resize(page, 1024);
  for (const menu of await page.locator("header [aria-expanded]:visible").all()) {
    await menu.dispatchEvent("click");
    expect.soft(await tooWide(page), `with ${String(await menu.textContent())}`).toEqual([]);
  }
  await site.stop();
  await copy.remove();
  removeFolders();
});
