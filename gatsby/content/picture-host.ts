/** Unsplash, which resizes pictures with imgix's parameters: https://docs.imgix.com/en-US/apis/rendering. netlify.toml names it, too. */
export const PICTURE_ORIGIN = "https://images.unsplash.com";

/**
 * Returns an address with the characters of its escapes: "/images/m%C3%BCller.jpg" is the file "müller.jpg". An escaped # or ?
 * stays, because it starts no anchor and no query.
 */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address.replace(/%(?=23|3f)/gi, "%25"));
  } catch {
    // A % without two digits.
    return address;
  }
}

/** Returns the address of a picture on the host in a given size, in pixels. */
export function resizedAddress(picture: string, width: number, height: number): string {
  const address = new URL(picture);
  const parameters = { w: String(width), h: String(height), fit: "crop", auto: "format", q: "72" };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
