/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { compileStyles } from "../../../src/build/styles/compile-styles";
import { inlineTokens } from "../../../src/build/styles/inline-tokens";
import { createStyleCache } from "../../../src/theme/style-cache";
import { withTheme } from "../../support/with-theme";
import { Gallery } from "./gallery";

const FILE = join(__dirname, "gallery.tsx");

/** Writes down which looks are worn. */
const WEAR = `
  export const worn = new Set();
  export const wear = (name) => {
    if (name === undefined) return undefined;
    worn.add(name);
    return "c-" + name;
  };
  export const wearOneOf = (names, ...variants) => wear(names[variants.map((one) => String(one ?? "")).join(" ")]);
`;

interface Compiled {
  readonly Gallery: typeof Gallery;
  readonly worn: ReadonlySet<string>;
}

/** The gallery as webpack would bundle it: all modules of the site that it needs are compiled. */
async function compiledGallery() {
  const looks = new Map<string, string>();
  const { outputFiles } = await build({
    stdin: {
      contents: `export { Gallery } from "./gallery"; export { worn } from "../../../src/theme/in-browser/wear";`,
      resolveDir: __dirname,
    },
    bundle: true,
    format: "cjs",
    packages: "external",
    jsx: "automatic",
    write: false,
    plugins: [
      {
        name: "styles",
        setup({ onLoad }) {
          onLoad({ filter: /\.tsx$/ }, ({ path }) => {
            const compiled = compileStyles(readFileSync(path, "utf8"), path);
            for (const [name, rules] of compiled.looks) looks.set(name, rules);
            return { contents: compiled.code, loader: "tsx" };
          });
          onLoad({ filter: /in-browser.wear\.ts$/ }, () => ({ contents: WEAR }));
        },
      },
    ],
  });
  const code = outputFiles.map(({ text }) => text).join("");
  const module = { exports: {} as Compiled };
  compileFunction(code, ["module", "require"])(module, require);
  return { code, looks, exports: module.exports };
}

/** HTML with the attributes of each element in the order of their names. */
const inOrder = (html: string) =>
  html.replace(/<\w+((?: [\w-]+="[^"]*")+)/g, (tag, attributes: string) =>
    tag.replace(attributes, (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join("")),
  );

/** What the build makes of an element: its HTML, and the rules of its styles by their names. */
function built(element: ReactElement) {
  const cache = createStyleCache();
  // As when a page is built: no style elements in the HTML.
  cache.compat = true;
  const html = renderToStaticMarkup(withTheme(element, cache));
  return { html, rules: cache.inserted };
}

test.each([{}, { air: "near" }, { air: "far", compact: true }, { compact: false }] as const)(
  "compiled, components have the elements, classes and rules that the build gives them: %p",
  async (props) => {
    const { html, rules } = built(<Gallery {...props} />);
    const { exports: compiled, looks } = await compiledGallery();
    expect(inOrder(renderToStaticMarkup(<compiled.Gallery {...props} />))).toBe(inOrder(html));
    expect(compiled.worn.size).toBeGreaterThan(10);
    for (const name of compiled.worn) {
      const written = looks.get(name)?.replaceAll("&", `.c-${name}`).replaceAll("\n", "");
      expect([name, written]).toEqual([name, inlineTokens(String(rules[name]))]);
    }
  },
);

test("nothing is left of what works styles out", async () => {
  const { code } = await compiledGallery();
  expect(code).toContain("Style properties");
  expect(code).not.toMatch(/@chakra|Recipe|GAPS/);
});

const compileIn = (source: string) => () =>
  compileStyles(`import { chakra } from "@chakra-ui/react/styled-system";\n${source}`, FILE);

test("a style that only a rendering knows stops the build at its place, and says what to do", () => {
  const compile = compileIn(`export const Bar = ({ width }) => <chakra.div color="fg" width={width} />;`);
  expect(compile).toThrow('The style "width" is known only when the page is drawn');
  expect(compile).toThrow("Make it a variant");
  expect(compile).toThrow("> 2 | export const Bar");
});

test("a component made while the page is drawn stops the build", () => {
  expect(compileIn(`export const Bar = () => { const Box = chakra("div"); return <Box />; };`)).toThrow(
    "A component is made outside of others",
  );
});

test("a component that is handed on stops the build, as nobody would give it its look", () => {
  expect(compileIn(`const Box = chakra("div"); export const Boxes = () => [Box].map((One) => <One />);`)).toThrow(
    "The build gives Box its look in JSX, and nowhere else.",
  );
});

test("tells which modules a look depends on", () => {
  const { modules } = compileStyles(readFileSync(FILE, "utf8"), FILE);
  expect(modules.some((path) => path.endsWith("src/theme/recipes/button.ts"))).toBe(true);
  expect(modules.some((path) => path.endsWith("src/ui/links.tsx"))).toBe(true);
});
