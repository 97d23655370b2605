/** How the bytes of each kind of picture begin. https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern */
const BEGINNINGS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n\x1a\n/],
  ["gif", /^GIF8[79]a/],
  ["webp", /^RIFF[^]{4}WEBPVP/],
  ["avif", /^[^]{4}ftypavi[fs]/],
  ["bmp", /^BM/],
  ["x-icon", /^\0\0[\x01\x02]\0/],
];

/** The most bytes that a pattern needs. */
const LONGEST = 16;

/** Returns the kind of picture that a file is by its first bytes, whatever its name says. */
export async function pictureKind(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0];
}
