/** An external stock-photo host that an `image` in `data/` may point to, and how it resizes pictures. */
export interface PictureHost {
  /** Scheme and host that every address on it begins with. */
  readonly origin: string;
  /** The host's names for a picture's width and height in pixels. */
  readonly parameters: { readonly width: string; readonly height: string };
  /** Parameters that every address gets: how to crop, which format, which quality. */
  readonly fixed: Readonly<Record<string, string>>;
}

/**
 * The address at which the host serves one picture at one size.
 *
 * @param picture the picture's address as it stands in `data/`
 * @param width width in pixels
 * @param height height in pixels
 */
export function resizedAddress(host: PictureHost, picture: string, width: number, height: number): string {
  const address = new URL(picture);
  address.searchParams.set(host.parameters.width, String(width));
  address.searchParams.set(host.parameters.height, String(height));
  for (const [name, value] of Object.entries(host.fixed)) address.searchParams.set(name, value);
  return address.href;
}
