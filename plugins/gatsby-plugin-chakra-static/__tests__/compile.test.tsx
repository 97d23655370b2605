/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { transformSync } from "esbuild";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as jsxRuntime from "react/jsx-runtime";
import { withTheme } from "../../../__tests__/support/render";
import { makeFolder, removeFolders } from "../../../__tests__/support/temporary-folders";
import { system } from "../../../src/theme/system";
import { compile } from "../compiler/compile";
import { inlineTokens } from "../compiler/style-rules";
import { createStyleCache } from "../emotion";
import { Gallery } from "./gallery";

const FILE = join(__dirname, "gallery.tsx");
const gallery = compile(readFileSync(FILE, "utf8"), FILE);

/** Runs the compiled gallery. */
function runCompiled() {
  const { code } = transformSync(gallery.code, { loader: "tsx", format: "cjs", jsx: "automatic" });
  const module = { exports: {} as { readonly Gallery: FunctionComponent<object> } };
  compileFunction(code, ["module", "require"])(module, () => jsxRuntime);
  return module.exports.Gallery;
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
    const Compiled = runCompiled();
    expect(withSortedAttributes(renderToStaticMarkup(<Compiled {...props} />))).toBe(withSortedAttributes(html));
    const used = [...html.matchAll(/ class="c-(\w+)"/g)].map(([, name = ""]) => name);
    expect(new Set(used).size).toBeGreaterThan(6);
    const wanted = used.map((name) => [name, inlineTokens(String(cache.inserted[name]))]);
    expect(used.map((name) => [name, gallery.styles.get(`c-${name}`)])).toEqual(wanted);
    expect(gallery.code).not.toMatch(/chakra[.(]|Recipe\(|GAPS/);
  },
);

const IMPORT =
  'import { chakra } from "@chakra-ui/react/styled-system"; import { createElement, memo } from "react"; import { vh } from "units"; import { StyleProviders } from "providers";';
const CARD = 'chakra("p", { base: { color: "red" } })';

/** Compiles a page beside modules that it may import. */
function compilePage(source: string, modules: Readonly<Record<string, string>> = {}) {
  const files = Object.entries(modules).map(([name, code]) => [name, `${IMPORT}\n${code}`]);
  return compile(`${IMPORT}\n${source}`, join(makeFolder(Object.fromEntries(files)), "page.tsx"));
}

afterEach(removeFolders);

const REACT = 'import * as React from "react"; export class Part extends React.Component { title = document.title }';

test.each([
  [`${REACT} export const Card: FC = ${CARD};`, '{ Card } from "./card"', "Card"],
  [`const Card = ${CARD}; export { Card };`, '{ Card as Panel } from "./card"', "Panel"],
  [`const Card = ${CARD}; export { Card as Panel };`, '{ Panel } from "./card"', "Panel"],
  [`let Card = ${CARD}; export default Card; const same = <T>(value: T) => value;`, 'Card from "./card"', "Card"],
  [`export const Card = ${CARD};`, '* as Cards from "./card"', "Cards.Card"],
  [`export const Card = ${CARD};`, '{ Card } from "./all"', "Card"],
  ["export { chakra as styled };", '{ styled } from "./card"', 'styled.p color="red"'],
])("a component is styled whatever the form of its export and import: %s import %s", (definition, imported, used) => {
  const page = `import ${imported}; export const page = <${used} />;`;
  const { code, styles } = compilePage(page, { "card.ts": definition, "all.ts": 'export * from "./card";' });
  expect(code).toMatch(/<[\w.]+ className="c-\w+" \/>/);
  expect([...styles.values()]).toEqual([expect.stringContaining("color:red")]);
  expect(compile(`${IMPORT}\n${definition}`, join(__dirname, "card.ts")).code).not.toContain("chakra(");
});

test.each([
  ["export const Bar = ({ width }) => <chakra.p width={width} />;", "only while rendering"],
  ['const width = "4"; export const Bar = ({ width }) => <chakra.p width={width} />;', "only while rendering"],
  ['let width = "4"; width = "5"; export const bar = <chakra.p width={width} />;', "only while rendering"],
  ["export const bar = <chakra.p height={`${vh(9)}`} />;", "only while rendering"],
  ['export const Bar = chakra("p", { base: { height: 2 * vh } });', "Write the value itself"],
  [`const Card = ${CARD}; export const cards = [Card].map((One) => <One />);`, "only in JSX, as <Card />"],
  [`const Card = ${CARD}; export const Panel = memo(Card);`, "only in JSX, as <Card />"],
  [`export let Card = ${CARD}; if (vh) Card = ${CARD};`, "only in JSX, as"],
  ['import * as Cards from "./card"; export const Panel = memo(Cards.Card);', "only in JSX, as <Cards.… />"],
  [`export const Card = memo(${CARD});`, "as const Name = chakra(…)"],
  [`export default ${CARD};`, "as const Name = chakra(…)"],
  [`export function Page() { const Card = ${CARD}; return <Card />; }`, "as const Name = chakra(…)"],
  ['export const page = createElement(chakra.p, { color: "red" });', "only in JSX, as <chakra.… />"],
  ['export const Card = chakra("p", {}, { forwardProps: ["color"] });', 'can\'t compile "forwardProps"'],
  ['export const load = () => import("./card");', "Import it with an import statement"],
  ['export const page = <chakra.p className="card" />;', 'can\'t compile "className"'],
  ['export const page = <chakra.p as="b" />;', 'can\'t compile "as"'],
  ['const wide = { width: "4" }; export const page = <chakra.p {...wide} />;', 'can\'t compile "width"'],
  ['export const Bar = ({ air }) => <chakra.p {...(air ? { width: "4" } : {})} />;', 'can\'t compile "width"'],
])("what can't be compiled stops the build with its location and a remedy: %s", (source, message) => {
  const compiling = () => compilePage(source, { "card.ts": `export const Card = ${CARD};` });
  expect(compiling).toThrow(message);
  expect(compiling).toThrow(/page\.tsx: [^]*\n> 2 \|/);
});

test.each([
  ['{ Box } from "@chakra-ui/react"', '<Box padding="4" />', "Box"],
  ['{ Box as Panel } from "@chakra-ui/react"', "<Panel />", "Panel"],
  ['{ AbsoluteCenter } from "@chakra-ui/react/center"', "<AbsoluteCenter />", "AbsoluteCenter"],
  ['{ ChakraProvider } from "@chakra-ui/react/styled-system"', "<ChakraProvider />", "ChakraProvider"],
  ['* as C from "@chakra-ui/react"', "<C.Box />", "C.Box"],
  ['* as C from "@chakra-ui/react/tabs"', "<C.Tabs.List />", "C.Tabs.List"],
  ['C from "@chakra-ui/react"', "<C.Box />", "C"],
  ['{ Panel } from "./parts"', "<Panel />", "Panel"],
  ['Panel from "./parts"', "<Panel />", "Panel"],
  ['* as Parts from "./parts"', "<Parts.Panel />", "Parts.Panel"],
  ['{ C } from "./parts"', "<C.Menu.Item />", "C.Menu.Item"],
  ['{ Row } from "./renamed"', "<Row />", "Row"],
  ['{ Box } from "@chakra-ui/react"', "memo(Box)", "Box"],
  ['{ Box } from "@chakra-ui/react"', '(props) => props.map((one) => <p key="1"><Box>{one}</Box></p>)', "Box"],
  ['{ createIcon } from "@chakra-ui/react"', 'createIcon({ displayName: "Up" })', "createIcon"],
  ['{ useToken } from "@chakra-ui/react"', '() => useToken("colors", "fg")', "useToken"],
  ['{ useBreakpointValue as usePadding } from "./all"', '() => <p title={usePadding({ md: "4" })} />', "usePadding"],
  ['{ Box } from "@chakra-ui/react"', "<><StyleProviders /><Box /></>", "Box"],
  ['{ useToken } from "@chakra-ui/react"', '<StyleProviders>{useToken("colors", "fg")}</StyleProviders>', "useToken"],
])(
  "a component or hook that needs Chakra's runtime stops the build with its location: import %s %s",
  (imported, use, name) => {
    const compiling = () =>
      compilePage(`import ${imported};\nexport const page = ${use};`, {
        "all.ts": 'export * from "@chakra-ui/react";',
        "renamed.ts": 'import { HStack as Row } from "./all"; export { Row };',
        "parts.ts":
          'import { Box } from "@chakra-ui/react"; export { Box as Panel }; export default Box; export * as C from "@chakra-ui/react";',
      });
    expect(compiling).toThrow(`${name} needs Chakra's runtime, which browsers lack. Style chakra.div instead.`);
    expect(compiling).toThrow(/page\.tsx: [^]*\n> 3 \|/);
  },
);

test.each([
  ['type { BoxProps } from "@chakra-ui/react"', "(props: BoxProps) => <p {...props} />"],
  ['{ BoxProps } from "@chakra-ui/react"', "(props: BoxProps) => <p {...props} />"],
  ['{ Box } from "@chakra-ui/react"', "(props: ComponentProps<typeof Box>) => <p {...props} />"],
  ['{ createSystem, defineTokens } from "@chakra-ui/react"', "createSystem({ theme: defineTokens({}) })"],
  ['{ createToaster } from "@chakra-ui/react"', 'createToaster({ placement: "top" }).create({})'],
  ['{ Box } from "./box"', "<Box />"],
  ['{ Box } from "@chakra-ui/react"', "<StyleProviders><Box /></StyleProviders>"],
  ['* as C from "@chakra-ui/react/tabs"', "<StyleProviders><p><C.Tabs.List /></p></StyleProviders>"],
  ['{ Box } from "@chakra-ui/react"', "<StyleProviders>{() => <p>{createElement(Box)}</p>}</StyleProviders>"],
])("types, the theme, and Chakra's components inside StyleProviders compile: import %s %s", (imported, use) => {
  const page = `import ${imported}; export const page = ${use};`;
  expect(compilePage(page, { "box.tsx": "export const Box = () => <p />;" }).code).toContain("page = ");
});

const README = readFileSync(join(__dirname, "../README.md"), "utf8");
const [, README_PARTS = ""] = /```tsx\n(const [^]*?)```/.exec(README) ?? [];

test.each([...README.matchAll(/^\| `(.+)` +\| `(.+)` +\|$/gm)].map(([, wrong = "", right = ""]) => [wrong, right]))(
  "the build stops at %s and compiles %s, as the README shows",
  (wrong, right) => {
    const imports = 'import { Box, defineRecipe } from "@chakra-ui/react"; import { item } from "data";';
    const compiling = (code: string) => compilePage(`${imports}\n${README_PARTS}${code};`);
    expect(() => compiling(wrong)).toThrow(
      /(only while rendering|only in JSX|can't compile|needs Chakra's runtime)[^]*\n> 6 \|/,
    );
    expect(compiling(right).code).not.toMatch(/chakra[.(]/);
  },
);

test("tokens with one value are replaced with it, and rules of the dark mode removed", () => {
  const color = "--chakra-colors-fg";
  const value = String(system.tokens.cssVarMap.get("base")?.get("--chakra-spacing-4"));
  expect(inlineTokens(`:root{--chakra-spacing-4:x;--own:1;}p{margin:var(--chakra-spacing-4);}`)).toBe(
    `:root{--own:1;}p{margin:${value};}`,
  );
  expect(inlineTokens(`.dark p{color:red;}p{color:var(${color});}`)).toMatch(/^p\{color:#\w+;\}$/);
  expect(inlineTokens("p{border:var(--chakra-borders-hairline);}")).toContain("var(--chakra-borders-hairline)");
});
