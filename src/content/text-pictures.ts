import escapeHtml from "escape-html";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { readHtml } from "../../plugins/gatsby-plugin-content-schema";

/** A picture's tag; the content check lets it have `src` and `alt` only. */
const PICTURE = /<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Writes an attribute, or nothing for one without a value. */
function attribute(name: string, value: string | number | undefined): string {
  return value === undefined || value === "" ? "" : ` ${name}="${escapeHtml(String(value))}"`;
}

function pictureHtml({ images, width, height }: IGatsbyImageData, alt: string): string {
  const sources = (images.sources ?? []).map(
    ({ type, srcSet, sizes }) =>
      `<source${attribute("type", type)}${attribute("srcset", srcSet)}${attribute("sizes", sizes)}>`,
  );
  const { src, srcSet, sizes } = images.fallback ?? {};
  const size = `${attribute("width", width)}${attribute("height", height)}`;
  const fallback = `${attribute("src", src)}${attribute("srcset", srcSet)}${attribute("sizes", sizes)}`;
  return `<picture>${sources.join("")}<img${fallback} alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async"></picture>`;
}

/**
 * Gives each picture in a text its sources in all sizes and formats.
 *
 * @param html as it stands in `data/`
 * @param resolve returns the sources of a picture by its path or address in `data/`
 */
export async function withPictures(
  html: string,
  resolve: (picture: string) => Promise<IGatsbyImageData>,
): Promise<string> {
  const tags = html.match(PICTURE) ?? [];
  const pictures = await Promise.all(
    tags.map(async (tag) => {
      const attributes = readHtml(tag).tags[0]?.attributes ?? [];
      const valueOf = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value ?? "";
      return pictureHtml(await resolve(valueOf("src")), valueOf("alt"));
    }),
  );
  return html.replaceAll(PICTURE, () => pictures.shift() ?? "");
}
