/** An external stock-photo host that an `image` in `data/` may name, and how it resizes pictures. */
export interface PictureHost {
  /** Scheme and host that every address on it begins with. */
  readonly origin: string;
  /** The names of the host's parameters for width and height in pixels. */
  readonly parameters: { readonly width: string; readonly height: string };
  /** Parameters of every address: crop, format, quality. */
  readonly fixed: Readonly<Record<string, string>>;
}

/** The site's host is Unsplash, which resizes by imgix's parameters: https://docs.imgix.com/en-US/apis/rendering */
export const PICTURE_HOST: PictureHost = {
  origin: "https://images.unsplash.com",
  parameters: { width: "w", height: "h" },
  fixed: { fit: "crop", auto: "format", q: "72" },
};

/**
 * Returns the address at which the host serves one picture at one size.
 *
 * @param picture the picture's address in `data/`
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
