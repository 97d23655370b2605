import { isOn } from "./entries";

/** Declares what needs some pages, which a firm without one of them does without: docs/behaviour.md 3.21. */
export function where(...paths: readonly string[]) {
  return paths.every(isOn) ? { test, describe } : { test: test.skip, describe: describe.skip };
}

/** Declares a test of each row; of none where the pages of all rows are switched off, which `test.each` would refuse. */
export function testEach<Row>(rows: readonly Row[]) {
  return rows.length > 0 ? test.each(rows) : test.skip.each<Row>([{} as Row]);
}

/** Returns the first of these pages that the site has. The legal pages and the sitemap are always there. */
export function firstOn(...paths: readonly string[]): string {
  const first = paths.find(isOn);
  if (first === undefined) throw new Error(`The site has none of ${paths.join(", ")}`);
  return first;
}

/** Declares a group of tests for each row, as `testEach` declares tests. */
export function describeEach<Row>(rows: readonly Row[]) {
  return rows.length > 0 ? describe.each(rows) : describe.skip.each<Row>([{} as Row]);
}
