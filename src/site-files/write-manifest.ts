import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import { colors } from "../theme/colors";
import { ICONS, sizes } from "./icons";
import { logoFile } from "./publish-logo";

interface Names {
  readonly siteFacts: { readonly product: string; readonly brand: string; readonly shortName: string | null };
}

/** The pixels an inch at which an SVG has the size that it names. */
const SVG_DENSITY = 72;

/** Writes the web manifest and the icons that it and the pages name: https://www.w3.org/TR/appmanifest/ */
export async function writeManifest({ graphql, store, reporter }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  const { data, errors } = await graphql<Names>("query Names { siteFacts { product brand shortName } }");
  if (errors || !data) {
    reporter.panic("The names for the web manifest could not be read", errors as Error[]);
    return;
  }
  const { product, brand, shortName } = data.siteFacts;
  const published = join(directory, "public");
  const [, ...installed] = ICONS;
  const manifest = {
    name: product,
    short_name: shortName ?? brand,
    start_url: "/",
    display: "browser",
    background_color: colors.ground,
    theme_color: colors.ink,
    icons: installed.map(({ size, path }) => ({ src: path, sizes: sizes(size), type: "image/png" })),
  };
  await writeFile(join(published, "manifest.webmanifest"), JSON.stringify(manifest));

  const source = logoFile(directory, "icon");
  const { width } = await sharp(source).metadata();
  for (const { size, path } of ICONS) {
    const file = join(published, path);
    await mkdir(dirname(file), { recursive: true });
    // Vector graphics are drawn at their size; enlarged later, they would be blurred.
    await sharp(source, { density: (SVG_DENSITY * size) / width })
      .resize(size, size)
      .png()
      .toFile(file);
  }
}
