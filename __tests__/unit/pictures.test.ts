import { readFileSync } from "node:fs";
import sharp from "sharp";
import { setOutputOptions } from "../../gatsby/content/pictures";
import { mapPosition } from "../../src/sections/contact/offices";

test("the map shows an office at its position", async () => {
  // Without the lines of the grid.
  const svg = readFileSync("static/world-map.svg", "utf8").replace(/<path [^>]*stroke=[^>]*>/, "");
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const isLand = ([latitude, longitude]: readonly [number, number]) => {
    const { left, top } = mapPosition({ latitude, longitude });
    const pixels = (percent: string, size: number) => Math.floor((parseFloat(percent) / 100) * size);
    return data[(pixels(top, info.height) * info.width + pixels(left, info.width)) * info.channels + 3] === 255;
  };
  // Uelen is east of the 180th meridian.
  const land = { Denver: [39.74, -105], Paris: [48.86, 2.35], Nairobi: [-1.29, 36.82], Uelen: [66.5, -173] } as const;
  const water = { Biscay: [45.5, -5], Mexico: [25, -90], Tasman: [-38, 160] } as const;
  const found = Object.entries({ ...land, ...water }).flatMap(([name, place]) => (isLand(place) ? [name] : []));
  expect(found).toEqual(Object.keys(land));
});

test("a transparent picture as JPEG, as social networks show it, has a light ground", async () => {
  const clear = { create: { width: 8, height: 8, channels: 4, background: "#0000" } } as const;
  setOutputOptions();
  const [red = 0] = await sharp(await sharp(clear).png({ force: false }).jpeg().toBuffer())
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(200);
});
