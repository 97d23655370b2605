import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPictureFacts } from "../../../src/content/check/site/picture-facts";

test("every file that ends before its picture is told, however many are read at once", async () => {
  const directory = mkdtempSync(join(tmpdir(), "pictures-"));
  const half = readFileSync(join(__dirname, "../../../data/images/services/strategy.jpg")).subarray(0, 40_000);
  const names = Array.from({ length: 40 }, (_, index) => `half-${String(index)}.jpg`);
  for (const name of names) writeFileSync(join(directory, name), half);
  const facts = await readPictureFacts(directory, names);
  rmSync(directory, { recursive: true });
  expect(names.filter((name) => !facts.get(name)?.incomplete)).toEqual([]);
});
