import type { Locator } from "playwright-core";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** Gives a grid this many cards, by copies of its own. */
const fill = (grid: Locator, cards: number) =>
  grid.evaluate((list, count) => {
    const all = [...list.children];
    list.replaceChildren(
      ...Array.from({ length: count }, (_, index) => all[index % all.length]?.cloneNode(true) ?? "no card"),
    );
  }, cards);

/** The widths of the cards of each row, and of the grid, in pixels. */
const measure = (grid: Locator) =>
  grid.evaluate((list) => {
    const rows = new Map<number, { width: number; right: number }[]>();
    for (const card of list.children) {
      const { top, width, right } = card.getBoundingClientRect();
      rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), { width, right }]);
    }
    return { rows: [...rows.values()], right: list.getBoundingClientRect().right };
  });

/** The grids whose cards share rows, by where they stand, and the most cards that a row has in windows of a width. */
const GRIDS = [
  { path: "/", grid: "#services ul[data-stagger]", columns: { 800: 2, 1280: 3 } },
  { path: "/", grid: "#case-studies ul[data-stagger]", columns: { 800: 1, 1280: 3 } },
  { path: "/industries", grid: "#all ul[data-stagger]", columns: { 800: 2, 1280: 3 } },
  { path: "/white-papers", grid: "#all ul[data-stagger]", columns: { 800: 2, 1280: 3 } },
  { path: "/webinars", grid: "#past ul[data-stagger]", columns: { 800: 1, 1280: 3 } },
  { path: "/careers", grid: "#why-join ul[data-stagger]", columns: { 800: 2, 1280: 4 } },
  { path: "/about", grid: "#team ul[data-stagger]", columns: { 800: 1, 1280: 2 } },
];

test.each(
  GRIDS.flatMap(({ columns, ...place }) =>
    Object.entries(columns).map(([width, most]) => ({ ...place, width: Number(width), most })),
  ),
)(
  "no card of $grid on $path has a row of several cards to itself at $width px",
  async ({ path, grid, width, most }) => {
    const { page } = await visitor.visit(path, {
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      javaScriptEnabled: false,
    });
    const list = page.locator(grid);
    await fill(list, most);
    const column = (await measure(list)).rows[0]?.[0]?.width ?? NaN;
    for (const cards of [1, 2, 3, 4, 5, 6, 7, 8, 9, 13]) {
      await fill(list, cards);
      const { rows, right } = await measure(list);
      expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(most);
      for (const row of rows) {
        // All that share a row are equally wide, and fill it; one alone is as wide as its column.
        for (const card of row) expect(card.width).toBeCloseTo(row[0]?.width ?? NaN, 0);
        if (row.length === 1) expect(row[0]?.width).toBeCloseTo(column, 0);
        else expect(row.at(-1)?.right).toBeCloseTo(right, 0);
      }
      // Two columns can't share out one card more; elsewhere, no card stands alone.
      if (most > 2 && cards > 1) expect(rows.filter(({ length }) => length === 1)).toEqual([]);
    }
  },
);
