import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readPictureFacts } from "../check/picture-facts";

test("every file that ends before its picture is reported, however many are read at once", async () => {
  const directory = mkdtempSync(join(tmpdir(), "pictures-"));
  const raw = { width: 400, height: 300, channels: 3 } as const;
  const whole = await sharp(randomBytes(400 * 300 * 3), { raw })
    .jpeg()
    .toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  const names = Array.from({ length: 40 }, (_, index) => `half-${String(index)}.jpg`);
  for (const name of names) writeFileSync(join(directory, name), half);
  writeFileSync(join(directory, "whole.jpg"), whole);
  const facts = await readPictureFacts(directory, [...names, "whole.jpg"]);
  rmSync(directory, { recursive: true });
  expect(names.filter((name) => !facts.get(name)?.incomplete)).toEqual([]);
  expect(facts.get("whole.jpg")).toEqual({ bytes: whole.length, format: "jpeg", width: 400, incomplete: false });
});
