import { colors } from "../../theme/colors";
import { MAP_HEIGHT, MAP_WIDTH } from "./map-projection";
import type { WorldMap } from "./world-map";

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
