import { createStyleRules } from "../compiler/style-rules";
import { system } from "../example/src/theme";

const light = createStyleRules({ system, mode: "light" });
const both = createStyleRules({ system });

test("a token with one value is written as that value, and no longer defined", () => {
  expect(
    light.inlineTokens(
      ":root{--chakra-spacing-4:1rem;--chakra-borders-hairline:x;}p{margin:var(--chakra-spacing-4) auto;}",
    ),
  ).toBe(":root{--chakra-borders-hairline:x;}p{margin:1rem auto;}");
});

test("a token that global styles redefine stays a variable", () => {
  const css = "p{border:var(--chakra-borders-hairline);}";
  expect(light.inlineTokens(css)).toBe(css);
});

test("a color has its value in the site's mode; where both modes are shown, it stays a variable", () => {
  const css = "p{color:var(--chakra-colors-fg);}";
  expect(light.inlineTokens(css)).toBe("p{color:#0B1B33;}");
  expect(createStyleRules({ system, mode: "dark" }).inlineTokens(css)).toBe("p{color:#FAF8F4;}");
  expect(both.inlineTokens(css)).toBe(css);
  expect(both.inlineTokens("p{color:var(--chakra-colors-ink);}")).toBe("p{color:#0B1B33;}");
});

test("what is no token stays as it is", () => {
  const css = "ul{--start:0;transform:translateX(calc(var(--start) * 1%));}";
  expect(light.inlineTokens(css)).toBe(css);
});

test("rules of the other mode are left out, also inside others", () => {
  expect(light.inlineTokens("html.dark{color-scheme:dark;}p{color:red;}.dark{--fg:white;}")).toBe("p{color:red;}");
  expect(light.inlineTokens("@media print{.dark p{color:white;}p{color:red;}}@media print{.dark p{margin:0;}}")).toBe(
    "@media print{p{color:red;}}",
  );
  expect(both.inlineTokens(".dark p{color:white;}")).toBe(".dark p{color:white;}");
});

test("a rule of both modes stays, and so does one whose class only begins as the other mode's", () => {
  const css = ".light p,.dark p{color:red;}.darker{color:black;}.dark-blue{color:navy;}";
  expect(light.inlineTokens(css)).toBe(css);
});

test("rules that know no mode stay as they are", () => {
  const css =
    "@font-face{font-family:X;src:url(x.woff2);}@page{margin:18mm;}@keyframes a{from{opacity:0;}to{opacity:1;}}" +
    "@media print{a[href^='/']::after{content:' (' attr(href) ')';}}:where(:root, :host){--a:1px solid var(--b, c);}";
  expect(light.inlineTokens(css)).toBe(css);
});

test("an ampersand that would become a class stops the build", () => {
  const rule = () => light.styleRule({}, { variants: {}, styles: { css: { content: "'&'" } } });
  expect(rule).toThrow("An ampersand is left in the CSS");
});
