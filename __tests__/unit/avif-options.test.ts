import sharp from "sharp";
import { setAvifOptions } from "../../gatsby/avif";

/** Whether an AVIF keeps colours at half the resolution in both directions: https://aomediacodec.github.io/av1-isobmff/#av1codecconfigurationbox */
function hasHalfTheColours(avif: Buffer): boolean {
  const flags = avif[avif.indexOf("av1C") + "av1C".length + 2] ?? 0;
  return (flags & 0b1100) === 0b1100;
}

const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "teal" } }).avif({ quality: 45 });

test("pictures keep their colours at half the resolution, whoever asks for AVIF by its quality alone", async () => {
  expect(hasHalfTheColours(await picture().toBuffer())).toBe(false);
  setAvifOptions();
  expect(hasHalfTheColours(await picture().toBuffer())).toBe(true);
});
