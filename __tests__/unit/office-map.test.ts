import { readFileSync } from "node:fs";
import sharp from "sharp";
import { placeOnMap } from "../../src/sections/contact/office-map";

/** Whether static/world-map.svg has land where a pin of this place is. */
async function isLand(latitude: number, longitude: number): Promise<boolean> {
  // The lines of the grid are no land.
  const svg = readFileSync("static/world-map.svg", "utf8").replace(/<path [^>]*stroke=[^>]*>/, "");
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { left, top } = placeOnMap(latitude, longitude);
  const x = Math.floor((parseFloat(left) / 100) * info.width);
  const y = Math.floor((parseFloat(top) / 100) * info.height);
  return data[(y * info.width + x) * info.channels + 3] === 255;
}

test.each([
  ["Denver", 39.74, -104.99, true],
  ["Paris", 48.86, 2.35, true],
  ["Nairobi", -1.29, 36.82, true],
  ["Alice Springs", -23.7, 133.88, true],
  ["Uelen, beyond the 180th meridian", 66.5, -173, true],
  ["the Bay of Biscay", 45.5, -5, false],
  ["the Gulf of Mexico", 25, -90, false],
  ["the Tasman Sea", -38, 160, false],
])("the pin of %s is where the map has it", async (_name, latitude, longitude, land) => {
  expect(await isLand(latitude, longitude)).toBe(land);
});
