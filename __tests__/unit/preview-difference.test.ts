import { markDifference } from "../../tools/preview/mark-difference";
import type { RawPicture } from "../../tools/preview/photograph";

const WIDTH = 40;

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];

/** A picture by the colours of its rows. */
function picture(rows: readonly (readonly number[])[]): RawPicture {
  const data = Buffer.from(rows.flatMap((color) => Array.from({ length: WIDTH }, () => color).flat()));
  return { width: WIDTH, height: rows.length, data };
}

/** Rows that all differ from each other. */
const gradient = (length: number, blue = 0) => Array.from({ length }, (_, row) => [row, 255 - row, blue, 255]);

const blank = (length: number) => Array.from({ length }, () => WHITE);

test("what nobody sees is no difference", () => {
  const rows = gradient(60);
  expect(markDifference(picture(rows), picture(rows))).toBeNull();
  const nearly = rows.map(([red = 0, ...others], index) => [index === 30 ? red + 1 : red, ...others]);
  expect(markDifference(picture(rows), picture(nearly))).toBeNull();
});

test("rows that differ are marked, and no others", () => {
  const before = picture([...gradient(50), ...blank(10), ...gradient(50, 100)]);
  const after = picture([...gradient(50), ...blank(4), BLACK, BLACK, ...blank(4), ...gradient(50, 100)]);
  const difference = markDifference(before, after);
  expect(difference?.rows).toEqual({ top: 54, bottom: 56 });
  const red = (row: number) => difference?.marked.data[row * WIDTH * 4];
  expect(red(54)).toBe(214 / 2);
  expect(red(53)).toBe(255);
});

test("rows that are inserted leave what is below them where it is", () => {
  const before = picture([...gradient(50), ...gradient(50, 100)]);
  const after = picture([...gradient(50), ...blank(30), ...gradient(50, 100)]);
  const difference = markDifference(before, after);
  expect(difference?.rows).toEqual({ top: 50, bottom: 80 });
  expect(difference?.before.height).toBe(130);
  expect(difference?.after.data.equals(after.data)).toBe(true);
});

test("rows that are taken away are marked where they were", () => {
  const before = picture([...gradient(50), ...blank(30), ...gradient(50, 100)]);
  const after = picture([...gradient(50), ...gradient(50, 100)]);
  expect(markDifference(before, after)?.rows).toEqual({ top: 50, bottom: 80 });
});

test("what was taken away stands beside what came in its place, also where single rows are equal", () => {
  const lines = (color: readonly number[]) => [...gradient(50), color, ...blank(5), color, ...gradient(50, 100)];
  const difference = markDifference(picture(lines(BLACK)), picture(lines([0, 0, 255, 255])));
  expect(difference?.after.height).toBe(107);
  expect(difference?.rows).toEqual({ top: 50, bottom: 57 });
});

test("pictures with hardly anything in common are compared as they stand", () => {
  const difference = markDifference(picture(Array.from({ length: 4000 }, () => BLACK)), picture(blank(4100)));
  expect(difference?.rows).toEqual({ top: 0, bottom: 4100 });
});
