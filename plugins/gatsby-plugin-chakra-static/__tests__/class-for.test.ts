/** @jest-environment jsdom */
type ClassFor = typeof import("../runtime/class-for");
type Load = typeof import("../runtime/load-styles");

const STYLES = {
  "1abc": "&{color:red;}\n@media print{&:hover{color:black;}}",
  "3ghi": "&::-unknown{color:red;}\n&{color:blue;}",
  "4jkl": "&{color:green;}",
};

const fetchStyles = jest.fn(() => ({ styles: STYLES }));

/** Returns the modules as a page that has just been loaded finds them. */
function freshly(): ClassFor & Load {
  jest.resetModules();
  jest.doMock("../runtime/styles", fetchStyles);
  return {
    ...jest.requireActual<ClassFor>("../runtime/class-for"),
    ...jest.requireActual<Load>("../runtime/load-styles"),
  };
}

const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  fetchStyles.mockClear();
});

test("a rule that the page lacks is inserted at once where the styles are fetched, and once", async () => {
  const { classFor, loadStyles } = freshly();
  await loadStyles();
  expect([classFor("1abc"), classFor("1abc")]).toEqual(["c-1abc", "c-1abc"]);
  expect(rules()).toEqual([".c-1abc {color: red;}", "@media print {.c-1abc:hover {color: black;}}"]);
});

test("a rule that is asked for before the styles are fetched is inserted then", async () => {
  const { classFor, loadStyles } = freshly();
  expect(classFor("4jkl")).toBe("c-4jkl");
  expect(rules()).toEqual([]);
  await loadStyles();
  expect(rules()).toEqual([".c-4jkl {color: green;}"]);
  expect(fetchStyles).toHaveBeenCalledTimes(1);
});

test("styles that can't be fetched are requested again", async () => {
  fetchStyles.mockImplementationOnce(() => {
    throw new Error("no connection");
  });
  const { classFor, loadStyles } = freshly();
  classFor("4jkl");
  await expect(loadStyles()).rejects.toThrow("no connection");
  jest.doMock("../runtime/styles", fetchStyles);
  expect(classFor("4jkl")).toBe("c-4jkl");
  await loadStyles();
  expect(rules()).toEqual([".c-4jkl {color: green;}"]);
});

test("styles are not fetched for a rule that is in the page's HTML", () => {
  document.head.innerHTML = `<style data-emotion="c">.c-1abc{color:red;}.c-2def:hover{color:red;}</style>`;
  const before = rules();
  const { classFor } = freshly();
  expect([classFor("1abc"), classFor("2def"), classFor(undefined)]).toEqual(["c-1abc", "c-2def", undefined]);
  expect(rules()).toEqual(before);
  expect(fetchStyles).not.toHaveBeenCalled();
});

/** Puts a link whose sheet has been fetched into the page, which jsdom doesn't do by itself. */
function linkSheet(css: string): void {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = css;
  const { sheet } = style;
  const link = document.body.appendChild(document.createElement("link"));
  link.dataset.emotion = "c";
  Object.defineProperty(link, "sheet", { value: sheet });
  style.remove();
}

test("styles are not fetched for a rule in the sheet that the page links, and are kept for the next page", () => {
  linkSheet(".c-1abc{color:red;}a:focus{color:blue;}");
  const { classFor, keepLinkedStyles } = freshly();
  expect(classFor("1abc")).toBe("c-1abc");
  expect(fetchStyles).not.toHaveBeenCalled();
  expect(rules()).toEqual([]);
  keepLinkedStyles();
  keepLinkedStyles();
  expect(rules()).toEqual([".c-1abc {color: red;}", "a:focus {color: blue;}"]);
});

test("a rule that the browser doesn't know is ignored, as in a style sheet", async () => {
  const { classFor, loadStyles } = freshly();
  await loadStyles();
  jest.spyOn(CSSStyleSheet.prototype, "insertRule").mockImplementationOnce(() => {
    throw new SyntaxError("Failed to parse the rule");
  });
  expect(classFor("3ghi")).toBe("c-3ghi");
  expect(rules()).toEqual([".c-3ghi {color: blue;}"]);
});

test("the rule of dynamic variants is selected by their values", () => {
  const { selectClass } = freshly();
  const names = { " ": "1abc", "small true": "4jkl", "small ": undefined };
  expect([
    selectClass(names, undefined, undefined),
    selectClass(names, "small", true),
    selectClass(names, "small", undefined),
  ]).toEqual(["1abc", "4jkl", undefined]);
});

test("an element's own classes come first, and stay where it has no styles", async () => {
  const { classFor, loadStyles } = freshly();
  await loadStyles();
  expect([
    classFor("1abc", "own"),
    classFor("1abc", undefined),
    classFor("1abc", ""),
    classFor(undefined, "own"),
  ]).toEqual(["own c-1abc", "c-1abc", "c-1abc", "own"]);
});
