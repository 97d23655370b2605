import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { colors } from "../../theme/colors";
import { MAP_HEIGHT, MAP_WIDTH } from "./map-projection";
import { worldMap } from "./world-map";
import type { MapPin, MappedOffice, WorldMap } from "./world-map";

/** The map as an SVG file of its own: as a part of the page it would be a sixth of its HTML, and of its data once more. */
export function mapPicture({ land, graticule, lines, places }: Omit<WorldMap, "pins">): string {
  const viewBox = `0 0 ${String(MAP_WIDTH)} ${String(MAP_HEIGHT)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<path d="${graticule}" fill="none" stroke="${colors.line}" stroke-width=".5"/>` +
    `<path d="${land}" fill="${colors.line}"/>` +
    (lines === "" ? "" : `<path d="${lines}" stroke="${colors.accent}" stroke-width="2"/>`) +
    (places === "" ? "" : `<path d="${places}" stroke="${colors.accent}" stroke-width="8" stroke-linecap="round"/>`) +
    `</svg>`
  );
}

/** The part of Gatsby's resolver context that reads offices. */
interface OfficeContext {
  readonly nodeModel: {
    findAll(query: { type: "Office" }): Promise<{ entries: Iterable<MappedOffice> }>;
  };
}

/** The map as pages show it. */
interface PublishedMap {
  /** Address of its picture. */
  readonly picture: string;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly pins: readonly MapPin[];
}

/** Puts a picture beside the pages, under an address that changes with it. */
async function publish(publicDirectory: string, svg: string): Promise<string> {
  const digest = createHash("sha256").update(svg).digest("hex").slice(0, 10);
  const address = `/static/offices-${digest}.svg`;
  await mkdir(join(publicDirectory, "static"), { recursive: true });
  await writeFile(join(publicDirectory, address), svg);
  return address;
}

/**
 * Resolves the map of the offices that visitors are to see; its picture is written beside the pages.
 *
 * @param publicDirectory absolute path of the published folder
 * @returns resolver of the map; null where there is no office
 */
export function worldMapResolver(publicDirectory: string) {
  return async (_source: unknown, _args: unknown, { nodeModel }: OfficeContext): Promise<PublishedMap | null> => {
    const { entries } = await nodeModel.findAll({ type: "Office" });
    const map = worldMap([...entries]);
    if (!map) return null;
    return {
      picture: await publish(publicDirectory, mapPicture(map)),
      width: MAP_WIDTH,
      height: MAP_HEIGHT,
      pins: map.pins,
    };
  };
}
