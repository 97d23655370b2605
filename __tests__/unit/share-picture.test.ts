import { cpSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { sharePictures } from "../../src/site-files/share-picture";
import { colors } from "../../src/theme/colors";
import { makeFolder, removeFolders } from "../support/small-build";

afterAll(removeFolders);

/** What pictures are made of, without the brand's art. */
function folderWithoutArt(): string {
  const folder = makeFolder();
  const own = ["static/brand", "src/site-files/share-picture.ts", "src/site-files/share-title.ttf"];
  for (const file of own) cpSync(file, join(folder, file), { recursive: true });
  return folder;
}

test("without art of the brand, a picture stands on its colors, from the ink to the accent", async () => {
  const { draw } = await sharePictures(folderWithoutArt());
  const { data, info } = await sharp(await draw("A title"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  const distance = (channels: readonly number[], color: string) =>
    Math.max(
      ...[1, 3, 5].map((index, channel) =>
        Math.abs((channels[channel] ?? 0) - parseInt(color.slice(index, index + 2), 16)),
      ),
    );
  expect(distance(at(2, 2), colors.ink)).toBeLessThan(12);
  expect(distance(at(info.width - 3, info.height - 3), colors.accent)).toBeLessThan(12);
});
