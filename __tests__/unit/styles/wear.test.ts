/** @jest-environment jsdom */
type Wear = typeof import("../../../src/theme/in-browser/wear");
type Load = typeof import("../../../src/theme/in-browser/load-looks");

const LOOKS = {
  "1abc": "&{color:red;}\n@media print{&:hover{color:black;}}",
  "3ghi": "&::-unknown{color:red;}\n&{color:blue;}",
  "4jkl": "&{color:green;}",
};

const fetchLooks = jest.fn(() => ({ looks: LOOKS }));

/** The modules as a page that has just been loaded finds them. */
function freshly(): Wear & Load {
  jest.resetModules();
  jest.doMock("../../../src/theme/in-browser/looks", fetchLooks);
  return {
    ...jest.requireActual<Wear>("../../../src/theme/in-browser/wear"),
    ...jest.requireActual<Load>("../../../src/theme/in-browser/load-looks"),
  };
}

const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

beforeEach(() => {
  document.head.innerHTML = "";
  fetchLooks.mockClear();
});

test("a look that the page doesn't have is added to its styles at once where the site's looks are there, and once", async () => {
  const { wear, loadLooks } = freshly();
  await loadLooks();
  expect([wear("1abc"), wear("1abc")]).toEqual(["c-1abc", "c-1abc"]);
  expect(rules()).toEqual([".c-1abc {color: red;}", "@media print {.c-1abc:hover {color: black;}}"]);
});

test("a look that comes before them is added when they are there", async () => {
  const { wear, loadLooks } = freshly();
  expect(wear("4jkl")).toBe("c-4jkl");
  expect(rules()).toEqual([]);
  await loadLooks();
  expect(rules()).toEqual([".c-4jkl {color: green;}"]);
  expect(fetchLooks).toHaveBeenCalledTimes(1);
});

test("looks that can't be fetched are asked for again", async () => {
  fetchLooks.mockImplementationOnce(() => {
    throw new Error("no connection");
  });
  const { wear, loadLooks } = freshly();
  wear("4jkl");
  await expect(loadLooks()).rejects.toThrow("no connection");
  jest.doMock("../../../src/theme/in-browser/looks", fetchLooks);
  expect(wear("4jkl")).toBe("c-4jkl");
  await loadLooks();
  expect(rules()).toEqual([".c-4jkl {color: green;}"]);
});

test("a look that stands in the page's HTML is not fetched", () => {
  document.head.innerHTML = `<style data-emotion="c">.c-1abc{color:red;}.c-2def:hover{color:red;}</style>`;
  const before = rules();
  const { wear } = freshly();
  expect([wear("1abc"), wear("2def"), wear(undefined)]).toEqual(["c-1abc", "c-2def", undefined]);
  expect(rules()).toEqual(before);
  expect(fetchLooks).not.toHaveBeenCalled();
});

test("a rule that the browser doesn't know is left out, as in a style sheet", async () => {
  const { wear, loadLooks } = freshly();
  await loadLooks();
  jest.spyOn(CSSStyleSheet.prototype, "insertRule").mockImplementationOnce(() => {
    throw new SyntaxError("Failed to parse the rule");
  });
  expect(wear("3ghi")).toBe("c-3ghi");
  expect(rules()).toEqual([".c-3ghi {color: blue;}"]);
});

test("of several looks, the one of the variants is worn", () => {
  const { wearOneOf } = freshly();
  const names = { " ": "1abc", "small true": "4jkl", "small ": undefined };
  expect([
    wearOneOf(names, undefined, undefined),
    wearOneOf(names, "small", true),
    wearOneOf(names, "small", undefined),
  ]).toEqual(["c-1abc", "c-4jkl", undefined]);
});
