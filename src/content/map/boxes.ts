import { MAP_WIDTH } from "./map-projection";
import type { Point } from "./map-projection";

/** An upright rectangle on the map, in units of its SVG. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The square around a point. */
export function squareAround([x, y]: Point, side: number): Box {
  return {
    left: x - side / 2,
    top: y - side / 2,
    right: x + side / 2,
    bottom: y + side / 2,
  };
}

/** How much of the map both boxes cover, in square units. */
export function commonArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How much of the map the box covers, in square units. */
export function areaOf(box: Box): number {
  return commonArea(box, box);
}

/** The smallest box that has all of these in it. */
export function boundsOf(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The way from a pin to its label on each side of it: to the right or left, and down or up. */
const DIRECTIONS = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  aboveRight: [1, -1],
  belowRight: [1, 1],
  aboveLeft: [-1, -1],
  belowLeft: [-1, 1],
} as const;

/** Where a label stands beside its pin. */
export type LabelSide = keyof typeof DIRECTIONS;

/** Where a label may stand beside its pin, the usual places first. */
export const LABEL_SIDES = Object.keys(DIRECTIONS) as LabelSide[];

/** A city on the map. */
export interface Pin {
  readonly city: string;
  readonly point: Point;
}

/** Units of the map's SVG in a pixel on most phones, in a window of 375 px: on wider maps labels take up less. */
const PIXEL = MAP_WIDTH / 327;

/** The size of a pin, in units. */
export const PIN_SIZE = 16 * PIXEL;

/** What a label takes there, in pixels, as src/sections/contact/office-map.tsx sets it; a character's width is rounded up. */
const CHARACTER = 7.5;
const LINE = 16;
const WIDEST = 120;

/** What keeps a label away from the middle of its pin, in units: as it grows with the map, the label stays in its box. */
const GAP = { inline: 0.037 * MAP_WIDTH, block: 0.024 * MAP_WIDTH };

/** Where something ends that stands in this direction from a point, or has the point in its middle. */
function stretch(point: number, direction: -1 | 0 | 1, length: number, gap: number): [number, number] {
  if (direction === 0) return [point - length / 2, point + length / 2];
  const near = point + direction * gap;
  const far = near + direction * length;
  return direction > 0 ? [near, far] : [far, near];
}

/** What a label covers on a side of its pin. */
export function labelBox({ city, point: [x, y] }: Pin, side: LabelSide): Box {
  const text = city.length * CHARACTER;
  const [horizontal, vertical] = DIRECTIONS[side];
  const [left, right] = stretch(x, horizontal, Math.min(text, WIDEST) * PIXEL, GAP.inline);
  const [top, bottom] = stretch(y, vertical, Math.ceil(text / WIDEST) * LINE * PIXEL, GAP.block);
  return { left, top, right, bottom };
}
