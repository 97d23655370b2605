import { choosePages, oneOfEachKind } from "../../tools/built-site/pages";

const PATHS = ["/", "/about", "/services", "/services/one", "/services/two", "/blog/one", "/blog/page/2"];

test("pages of one template count once, and a list isn't one of the pages that it leads to", () => {
  expect(oneOfEachKind(PATHS)).toEqual(["/", "/about", "/services", "/services/one", "/blog/one", "/blog/page/2"]);
});

test("one of each kind is chosen first where not all can be", () => {
  expect(choosePages(["/blog/one", "/blog/two", "/blog/three", "/about"], 3)).toEqual([
    "/blog/one",
    "/about",
    "/blog/two",
  ]);
});
