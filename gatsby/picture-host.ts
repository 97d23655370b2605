/** Pictures may come from Unsplash, which resizes by imgix's parameters: https://docs.imgix.com/en-US/apis/rendering */
export const PICTURE_ORIGIN = "https://images.unsplash.com";

/** Whether a picture of the data is an address on the picture host rather than a file of data/. */
export const isHosted = (picture: string): boolean => /^https?:/.test(picture);

/** Returns the address at which the host serves a picture, by its address in the data, in a size in pixels. */
export function resizedAddress(picture: string, width: number, height: number): string {
  const address = new URL(picture);
  const parameters = { w: String(width), h: String(height), fit: "crop", auto: "format", q: "72" };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
