import pixelmatch from "pixelmatch";
import { alignRows } from "./align-rows";
import type { RawPicture } from "./photograph";

/** Red, green and blue of what differs. */
const MARK = [214, 0, 110] as const;

/** The opacity of the page below the marks, and of the unchanged parts, from 0 to 1. */
const SEEN = { throughMarks: 0.5, elsewhere: 0.25 };

/** Two pictures that differ, aligned, and where. */
export interface MarkedDifference {
  readonly before: RawPicture;
  readonly after: RawPicture;
  /** The page in pale, with what differs in colour. */
  readonly marked: RawPicture;
  /** From the first row that differs up to the one after the last. */
  readonly rows: { readonly top: number; readonly bottom: number };
}

/** The value of a colour of which only this share is seen before another. */
const mix = (value: number, share: number, ground: number) => Math.round(value * share + ground * (1 - share));

/**
 * Draws the mask's pixels in colour over the darker of both pictures, so that words can be read which only one of them
 * has, and the rest of the page in pale.
 */
function drawMarks(before: RawPicture, after: RawPicture, mask: Buffer): RawPicture {
  const data = Buffer.alloc(mask.length, 255);
  for (let at = 0; at < mask.length; at += 4) {
    const isMarked = mask[at + 3] !== 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const darker = Math.min(before.data[at + channel] ?? 0, after.data[at + channel] ?? 0);
      data[at + channel] = isMarked
        ? mix(darker, SEEN.throughMarks, MARK[channel] ?? 0)
        : mix(darker, SEEN.elsewhere, 255);
    }
  }
  return { ...after, data };
}

/** The first row with a pixel in the mask, and the one after the last. */
function markedRows(mask: Buffer, width: number): { top: number; bottom: number } {
  const row = (pixel: number) => Math.floor(pixel / width);
  const pixels = mask.length / 4;
  let [first, last] = [0, pixels - 1];
  while (mask[first * 4 + 3] === 0) first += 1;
  while (mask[last * 4 + 3] === 0) last -= 1;
  return { top: row(first), bottom: row(last) + 1 };
}

/**
 * Compares two pictures of a page as people see them: https://github.com/mapbox/pixelmatch
 *
 * @param older a picture
 * @param newer one that is as wide; it may be higher or lower
 * @returns null when there is no visible difference
 */
export function markDifference(older: RawPicture, newer: RawPicture): MarkedDifference | null {
  const { before, after } = alignRows(older, newer);
  const { width, height } = after;
  const mask = Buffer.alloc(after.data.length);
  const count = pixelmatch(before.data, after.data, mask, width, height, { diffMask: true, includeAA: true });
  if (count === 0) return null;
  return { before, after, marked: drawMarks(before, after, mask), rows: markedRows(mask, width) };
}
