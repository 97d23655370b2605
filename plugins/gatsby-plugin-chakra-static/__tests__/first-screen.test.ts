import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstScreenOf, putStylesAtEnd, splitStyles } from "../compiler/first-screen";
import { linkStyleSheet } from "../link-style-sheets";

const END = '<div data-first-screen-end="" hidden=""></div>';

const HTML =
  `<main class="c-frame" data-ground="inverse"><img class="c-logo"/><h1 class="own c-title">Hello</h1><ul hidden=""><li class="c-item">One</li></ul>` +
  `<noscript><a class="c-menu">Menu</a></noscript><p class="c-lead">Words</p>${END}<p class="c-below">More</p></main>`;

const split = (css: string) => splitStyles(css, firstScreenOf(HTML) ?? "");

test("a page that doesn't say where its first screen ends isn't divided", () => {
  expect(firstScreenOf("<main>Hello</main>")).toBeUndefined();
});

test("rules of what is drawn first come first, others later, each in their order", () => {
  expect(
    split(
      ".c-frame{color:red;}.c-below{color:blue;}.c-title{margin:0;}.c-item{margin:1px;}.c-menu{margin:2px;}.c-lead{margin:3px;}.c-below p{margin:4px;}",
    ),
  ).toEqual({
    first: ".c-frame{color:red;}.c-title{margin:0;}.c-lead{margin:3px;}",
    later: ".c-below{color:blue;}.c-item{margin:1px;}.c-menu{margin:2px;}.c-below p{margin:4px;}",
  });
});

test("a rule that several elements share comes first where one of them is drawn first", () => {
  expect(split(".c-below,.c-title{margin:0;}")).toEqual({ first: ".c-below,.c-title{margin:0;}", later: "" });
});

test("rules keep their conditions", () => {
  const css =
    "@media (min-width: 48rem){.c-title{margin:0;}.c-below{margin:1px;}}@container (min-width: 9rem){.c-below{margin:2px;}}";
  expect(split(css)).toEqual({
    first: "@media (min-width: 48rem){.c-title{margin:0;}}",
    later: "@media (min-width: 48rem){.c-below{margin:1px;}}@container (min-width: 9rem){.c-below{margin:2px;}}",
  });
});

test("rules of a state that nothing is in yet come later", () => {
  expect(
    split(
      "[data-ground=inverse] .c-title{margin:0;}.c-title[data-open=true]{margin:1px;}.c-title:not([data-open]){margin:2px;}.c-title:is([data-open],b){margin:3px;}[data-band=page]{margin:4px;}",
    ),
  ).toEqual({
    first:
      "[data-ground=inverse] .c-title{margin:0;}.c-title:not([data-open]){margin:2px;}.c-title:is([data-open],b){margin:3px;}",
    later: ".c-title[data-open=true]{margin:1px;}[data-band=page]{margin:4px;}",
  });
});

test("rules of elements that aren't there yet come later", () => {
  const first = "html{margin:0;}ul,h1{margin:1px;}*{margin:2px;}[type=search]{margin:3px;}";
  expect(split(`${first}table{margin:4px;}main td *{margin:5px;}`)).toEqual({
    first,
    later: "table{margin:4px;}main td *{margin:5px;}",
  });
});

test("a movement comes first where a rule that comes first names it", () => {
  const css =
    "@keyframes a{to{opacity:1;}}@keyframes b{to{opacity:0;}}.c-title{animation:a 1s;}.c-below{animation:b 1s;}";
  expect(split(css)).toEqual({
    first: "@keyframes a{to{opacity:1;}}.c-title{animation:a 1s;}",
    later: "@keyframes b{to{opacity:0;}}.c-below{animation:b 1s;}",
  });
});

test("what a visitor causes, and paper, can wait; global rules and fonts can't", () => {
  const first = "@font-face{font-family:X;src:url(x.woff2);}html{margin:0;}:where(a):focus-visible{color:red;}";
  const later = ".c-title:hover{color:red;}@media print{main{color:black;}}@page{margin:18mm;}";
  expect(split(first + later)).toEqual({ first, later });
});

test("the other styles become a sheet, linked where the first screen ends", async () => {
  const published = mkdtempSync(join(tmpdir(), "published-"));
  try {
    const file = join(published, "index.html");
    writeFileSync(file, putStylesAtEnd(HTML, ".c-below{margin:1px}"));
    await linkStyleSheet(published, "/");
    const html = readFileSync(file, "utf8");
    const [, address = ""] =
      /Words<\/p><div data-first-screen-end="" hidden=""><link rel="stylesheet" href="(\/static\/\w{10}\.css)" data-emotion="c"\/><\/div>/.exec(
        html,
      ) ?? [];
    expect(readFileSync(join(published, address), "utf8")).toBe(".c-below{margin:1px}");
    await linkStyleSheet(published, "/");
    expect(readFileSync(file, "utf8")).toBe(html);
  } finally {
    rmSync(published, { recursive: true });
  }
});
