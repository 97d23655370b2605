import { dropOtherModes } from "../compiler/drop-other-modes";

test("rules of a mode that the site never shows are left out, also inside others", () => {
  expect(dropOtherModes("html.dark{color-scheme:dark;}p{color:red;}.dark{--fg:white;}")).toBe("p{color:red;}");
  expect(dropOtherModes("@media print{.dark p{color:white;}p{color:red;}}@media print{.dark p{margin:0;}}")).toBe(
    "@media print{p{color:red;}}",
  );
});

test("a rule that the site's mode has, too, stays, and so does one with a name that only begins as the other mode's", () => {
  const css = ".light p,.dark p{color:red;}.darker{color:black;}.dark-blue{color:navy;}";
  expect(dropOtherModes(css)).toBe(css);
});

test("what has no mode stays as it is", () => {
  const css =
    "@font-face{font-family:X;src:url(x.woff2);}@page{margin:18mm;}@keyframes a{from{opacity:0;}to{opacity:1;}}" +
    "@media print{a[href^='/']::after{content:' (' attr(href) ')';}}:where(:root, :host){--a:1px solid var(--b, c);}";
  expect(dropOtherModes(css)).toBe(css);
});
