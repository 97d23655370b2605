import { oneOfEachKind } from "../../tools/built-site/pages";
import { ROUTES } from "./support/routes";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

test.each(oneOfEachKind(ROUTES.map(({ path }) => path)))("%s defines each variable of its styles", async (path) => {
  const { page } = await visitor.visit(path);
  const { named, undefinedOnes } = await page.evaluate(() => {
    const css = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();
    const references = new Set(css.match(/(?<=var\()--chakra-[\w\\.-]+/g));
    const root = getComputedStyle(document.documentElement);
    return {
      named: [...references],
      undefinedOnes: [...references].filter((name) => root.getPropertyValue(name.replaceAll("\\", "")) === ""),
    };
  });
  expect(named).toEqual(["--chakra-borders-hairline"]);
  expect(undefinedOnes).toEqual([]);
});
