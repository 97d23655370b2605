/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { transformSync } from "esbuild";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as jsxRuntime from "react/jsx-runtime";
import { withTheme } from "../../../__tests__/support/render";
import { system } from "../../../src/theme/system";
import { compile } from "../compiler/compile";
import { splitStyles } from "../compiler/first-screen";
import { inlineTokens, styleRule } from "../compiler/style-rules";
import { createStyleCache } from "../emotion";
import { selectClass } from "../runtime/class-for";
import { Gallery } from "./gallery";

const FILE = join(__dirname, "gallery.tsx");
const gallery = compile(readFileSync(FILE, "utf8"), FILE);

/** Runs the compiled gallery, and records which classes are used. */
function runCompiled() {
  const used = new Set<string>();
  const classFor = (name?: string) => name && used.add(name) && `c-${name}`;
  const { code } = transformSync(gallery.code, { loader: "tsx", format: "cjs", jsx: "automatic" });
  const module = { exports: {} as { readonly Gallery: FunctionComponent<object> } };
  compileFunction(code, ["module", "require"])(module, (name: string) =>
    name.endsWith("class-for") ? { classFor, selectClass } : jsxRuntime,
  );
  return { Compiled: module.exports.Gallery, used };
}

const withSortedAttributes = (html: string) =>
  html.replace(/(?<=<\w+)( [\w-]+="[^"]*")+/g, (all) => (all.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join(""));

test.each([{}, { air: "near" }, { air: "far", compact: true }, { compact: false }] as const)(
  "compiled components have the elements, classes and CSS that Chakra renders: %p",
  (props) => {
    const cache = createStyleCache();
    // As in the build: no style elements in the HTML.
    cache.compat = true;
    const html = renderToStaticMarkup(withTheme(<Gallery {...props} />, cache));
    const { Compiled, used } = runCompiled();
    expect(withSortedAttributes(renderToStaticMarkup(<Compiled {...props} />))).toBe(withSortedAttributes(html));
    expect(used.size).toBeGreaterThan(6);
    const written = (name: string) => gallery.styles.get(name)?.replaceAll("&", `.c-${name}`).replaceAll("\n", "");
    const wanted = (name: string) => inlineTokens(String(cache.inserted[name]));
    expect([...used].map((name) => [name, written(name)])).toEqual([...used].map((name) => [name, wanted(name)]));
    expect(gallery.code).not.toMatch(/chakra[.(]|Recipe\(|GAPS/);
  },
);

test("styles that can't be compiled stop the build with their location", () => {
  const rendering = 'The style "width" is known only while rendering';
  const sources = {
    "export const Bar = ({ width }) => <chakra.div width={width} />;": rendering,
    'const width = "4"; export const Bar = ({ width }) => <chakra.div width={width} />;': rendering,
    'const Box = chakra("div"); export const Boxes = () => [Box].map((One) => <One />);':
      "The build styles Box only in JSX",
  };
  for (const [source, message] of Object.entries(sources)) {
    const compiling = () => compile(`import { chakra } from "@chakra-ui/react/styled-system";\n${source}`, FILE);
    expect(compiling).toThrow(message);
    expect(compiling).toThrow("> 2 |");
  }
  expect(() => styleRule({}, { variants: {}, styles: { css: { content: "'&'" } } })).toThrow("An ampersand is left");
});

test("tokens with one value are replaced with it, and rules of the dark mode removed", () => {
  const color = "--chakra-colors-fg";
  const value = String(system.tokens.cssVarMap.get("base")?.get("--chakra-spacing-4"));
  expect(inlineTokens(`:root{--chakra-spacing-4:x;--own:1;}p{margin:var(--chakra-spacing-4);}`)).toBe(
    `:root{--own:1;}p{margin:${value};}`,
  );
  expect(inlineTokens(`.dark p{color:red;}p{color:var(${color});}`)).toMatch(/^p\{color:#\w+;\}$/);
  expect(inlineTokens("p{border:var(--chakra-borders-hairline);}")).toContain("var(--chakra-borders-hairline)");
});

test("a first screen has only the rules of visible elements", () => {
  const css = "ul{a:b;}ol{a:b;}.c-1{a:b;}.c-2{a:b;}.c-1:hover{a:b;}.c-1[data-open]{a:b;}@media print{.c-1{a:b;}}";
  expect(splitStyles(css, '<ul class="c-1"></ul><div hidden><ol class="c-2"></ol></div>')).toEqual({
    first: "ul{a:b;}.c-1{a:b;}",
    later: "ol{a:b;}.c-2{a:b;}.c-1:hover{a:b;}.c-1[data-open]{a:b;}@media print{.c-1{a:b;}}",
  });
});
