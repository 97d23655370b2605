import { createHash } from "node:crypto";
import { diffArrays } from "diff";
import { rowBytes } from "./photograph";
import type { RawPicture } from "./photograph";

/** Stands in one picture for rows that only the other one has: a grey that no ground of the site comes near. */
const FILLER = Buffer.from([185, 190, 200, 255]);

/** Fewer equal rows than this between two differences are chance, such as the gap between two lines of text. */
const LEAST_EQUAL_ROWS = 24;

/** More rows than this that differ aren't put in order: it would take long, and there is little left to align. */
const MAX_DIFFERENT_ROWS = 3000;

/** Rows of both pictures that stand beside each other; where they differ, the shorter side is filled up. */
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

/** Joins what differs with what differs next to it, so that what was removed stands beside what came in its place. */
function joinDifferences(plan: readonly Stretch[]): Stretch[] {
  return plan.reduce<Stretch[]>((joined, stretch) => {
    const last = joined.at(-1);
    if (!last || last.isEqual || stretch.isEqual) return [...joined, stretch];
    const both = { before: last.before + stretch.before, after: last.after + stretch.after, isEqual: false };
    return [...joined.slice(0, -1), both];
  }, []);
}

/** Which rows stand beside which. */
function planOf(before: RawPicture, after: RawPicture): Stretch[] {
  const changes = diffArrays(rowDigests(before), rowDigests(after), { maxEditLength: MAX_DIFFERENT_ROWS });
  if (!changes) return [{ before: before.height, after: after.height, isEqual: false }];
  const stretches = changes.map(({ count, added, removed }, index) => ({
    before: added ? 0 : count,
    after: removed ? 0 : count,
    isEqual: !added && !removed && (count >= LEAST_EQUAL_ROWS || index === 0 || index === changes.length - 1),
  }));
  return joinDifferences(stretches);
}

function fillUp(picture: RawPicture, plan: readonly Stretch[], side: "before" | "after"): RawPicture {
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
 * Puts equal rows of two pictures beside each other, so that a paragraph more at the top of a page isn't a difference
 * all the way down.
 *
 * @param before a picture
 * @param after one that is as wide
 * @returns both, equally high; where one has fewer rows, grey ones stand in
 */
export function alignRows(before: RawPicture, after: RawPicture): { before: RawPicture; after: RawPicture } {
  const plan = planOf(before, after);
  return { before: fillUp(before, plan, "before"), after: fillUp(after, plan, "after") };
}
