import { countStyleAttributes } from "../../../tools/bench/load/measure-load";
import { usedShare } from "../../../tools/bench/load/script-coverage";
import { kindOfFile } from "../../../tools/bench/load/traffic";

test.each([
  ["text/html", "html"],
  ["text/javascript", "script"],
  ["application/javascript", "script"],
  ["font/woff2", "font"],
  ["image/avif", "picture"],
  ["image/svg+xml", "picture"],
  ["application/json", "data"],
  ["application/manifest+json", "data"],
  ["text/plain", "other"],
])("a file of the type %s is counted as %s", (type, kind) => {
  expect(kindOfFile(type)).toBe(kind);
});

test("style attributes are counted, and nothing that only looks like one", () => {
  const html = `<style>a[style="x"]{}</style><p style="color:red" data-style="">style="no"</p><svg style=''></svg>`;
  expect(countStyleAttributes(html)).toBe(2);
});

describe("the share of a script that has run", () => {
  const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

  test("is that of its innermost blocks", () => {
    const functions = [
      { ranges: [range(0, 100, 1)] },
      // A function that ran, with a branch that did not.
      { ranges: [range(10, 60, 3), range(20, 50, 0)] },
      { ranges: [range(70, 90, 0)] },
    ];
    expect(usedShare({ functions }, 100)).toBeCloseTo(0.5);
  });

  test("is nothing of a script that never started, and all of an empty one", () => {
    expect(usedShare({ functions: [] }, 10)).toBe(0);
    expect(usedShare({ functions: [] }, 0)).toBe(1);
  });
});
