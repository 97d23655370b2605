import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { FONT_CHARACTERS } from "../../src/fonts/characters";

test("the site's fonts have every character that content usually has", () => {
  const folder = join(__dirname, "../fixtures/content");
  const content = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("");
  const missing = [...new Set(content)].filter(
    (character) => !/\s/.test(character) && !FONT_CHARACTERS.includes(character),
  );
  expect(missing).toEqual([]);
});

test("two fonts weigh 45 kB at most", () => {
  const files = readdirSync("src/fonts").filter((file) => file.endsWith(".woff2"));
  expect(files).toHaveLength(2);
  expect(files.reduce((sum, file) => sum + statSync(`src/fonts/${file}`).size, 0)).toBeLessThanOrEqual(45_000);
});
