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
