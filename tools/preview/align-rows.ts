import { createHash } from "node:crypto";
import { diffArrays } from "diff";
import { rowBytes } from "./photograph";
import type { RawPicture } from "./photograph";

/** Fills rows that only the other picture has: a grey that no background of the site comes near. */
const FILLER = Buffer.from([185, 190, 200, 255]);

/** Fewer equal rows than this between two differences are a coincidence, such as the gap between two lines of text. */
const LEAST_EQUAL_ROWS = 24;

/** Pictures with more differing rows than this aren't aligned: it would take long and gain little. */
const MAX_DIFFERENT_ROWS = 3000;

/** Rows of both pictures that are beside each other; the shorter side is padded. */
interface Stretch {
  readonly before: number;
  readonly after: number;
  readonly isEqual: boolean;
}

function rowDigests(picture: RawPicture): string[] {
  const length = rowBytes(picture);
  return Array.from({ length: picture.height }, (_, row) =>
    createHash("md5")
      .update(picture.data.subarray(row * length, (row + 1) * length))
      .digest("base64"),
  );
}

/** Joins adjacent differences, so that removed rows are beside those that replace them. */
function joinDifferences(plan: readonly Stretch[]): Stretch[] {
  return plan.reduce<Stretch[]>((joined, stretch) => {
    const last = joined.at(-1);
    if (!last || last.isEqual || stretch.isEqual) return [...joined, stretch];
    const both = { before: last.before + stretch.before, after: last.after + stretch.after, isEqual: false };
    return [...joined.slice(0, -1), both];
  }, []);
}

/** Returns which rows are beside which. */
function alignment(before: RawPicture, after: RawPicture): Stretch[] {
  const changes = diffArrays(rowDigests(before), rowDigests(after), { maxEditLength: MAX_DIFFERENT_ROWS });
  if (!changes) return [{ before: before.height, after: after.height, isEqual: false }];
  const stretches = changes.map(({ count, added, removed }, index) => ({
    before: added ? 0 : count,
    after: removed ? 0 : count,
    isEqual: !added && !removed && (count >= LEAST_EQUAL_ROWS || index === 0 || index === changes.length - 1),
  }));
  return joinDifferences(stretches);
}

function padRows(picture: RawPicture, plan: readonly Stretch[], side: "before" | "after"): RawPicture {
  const length = rowBytes(picture);
  let row = 0;
  const pieces = plan.flatMap((stretch) => {
    const own = picture.data.subarray(row * length, (row + stretch[side]) * length);
    row += stretch[side];
    const missing = Math.max(stretch.before, stretch.after) - stretch[side];
    return missing > 0 ? [own, Buffer.alloc(missing * length, FILLER)] : [own];
  });
  const data = Buffer.concat(pieces);
  return { width: picture.width, height: data.length / length, data };
}

/**
 * Aligns equal rows of two pictures, so that a new paragraph at the top of a page isn't a difference all the way down.
 *
 * @param before a picture
 * @param after a picture of the same width
 * @returns both pictures at the same height, padded with grey rows
 */
export function alignRows(before: RawPicture, after: RawPicture): { before: RawPicture; after: RawPicture } {
  const plan = alignment(before, after);
  return { before: padRows(before, plan, "before"), after: padRows(after, plan, "after") };
}
