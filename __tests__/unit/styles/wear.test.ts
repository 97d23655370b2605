type Wear = typeof import("../../../src/theme/in-browser/wear");

const LOOK = "1abc\n&{color:red;}\n@media print{&:hover{color:black;}}";

/** The module as a page that has just been loaded finds it. */
function freshly(): Wear {
  let wear: Wear | undefined;
  jest.isolateModules(() => {
    wear = jest.requireActual<Wear>("../../../src/theme/in-browser/wear");
  });
  if (!wear) throw new Error("not loaded");
  return wear;
}

const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

beforeEach(() => {
  document.head.innerHTML = "";
});

test("a look that the page doesn't have yet is added to its styles, once", () => {
  const { wear } = freshly();
  expect([wear(LOOK), wear(LOOK)]).toEqual(["css-1abc", "css-1abc"]);
  expect(rules()).toEqual([".css-1abc {color: red;}", "@media print {.css-1abc:hover {color: black;}}"]);
});

test("a look that stands in the page's HTML is not", () => {
  document.head.innerHTML = `<style data-emotion="css">.css-1abc{color:red;}.css-2def:hover{color:red;}</style>`;
  const before = rules();
  const { wear } = freshly();
  expect([wear(LOOK), wear("2def\n&:hover{color:red;}")]).toEqual(["css-1abc", "css-2def"]);
  expect(rules()).toEqual(before);
});

test("a rule that the browser doesn't know is left out, as in a style sheet", () => {
  const { wear } = freshly();
  jest.spyOn(CSSStyleSheet.prototype, "insertRule").mockImplementationOnce(() => {
    throw new SyntaxError("Failed to parse the rule");
  });
  expect(wear("3ghi\n&::-unknown{color:red;}\n&{color:blue;}")).toBe("css-3ghi");
  expect(rules()).toEqual([".css-3ghi {color: blue;}"]);
});

test("of several looks, the one of the variants is worn", () => {
  const { wearOneOf } = freshly();
  const looks = { " ": LOOK, "small true": "4jkl\n&{color:green;}", "small ": undefined };
  expect([
    wearOneOf(looks, undefined, undefined),
    wearOneOf(looks, "small", true),
    wearOneOf(looks, "small", undefined),
  ]).toEqual(["css-1abc", "css-4jkl", undefined]);
});
