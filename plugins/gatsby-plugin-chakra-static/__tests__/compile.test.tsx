/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createCompiler } from "../compiler/compile";
import { createStyleRules } from "../compiler/style-rules";
import { StyleProviders, createStyleCache } from "../emotion";
import { Gallery } from "../example/src/gallery";
import { system } from "../example/src/theme";

const EXAMPLE = join(__dirname, "../example/src");
const FILE = join(EXAMPLE, "gallery.tsx");

const compile = createCompiler({ system, mode: "light" });
const { inlineTokens } = createStyleRules({ system, mode: "light" });

/** Replaces the runtime by one that records which classes are used. */
const RUNTIME = `
  export const used = new Set();
  export const classFor = (name, className) => {
    const own = typeof className === "string" && className !== "" ? className + " " : "";
    if (name === undefined) return own.trim() || undefined;
    used.add(name);
    return own + "c-" + name;
  };
  export const selectClass = (names, ...variants) => names[variants.map((one) => String(one ?? "")).join(" ")];
`;

interface Compiled {
  readonly Gallery: typeof Gallery;
  readonly used: ReadonlySet<string>;
}

/** Bundles the gallery as webpack does: with every module of the site compiled. */
async function compiledGallery() {
  const styles = new Map<string, string>();
  const { outputFiles } = await build({
    stdin: {
      contents: `export { Gallery } from "./gallery"; export { used } from "../../runtime/class-for";`,
      resolveDir: EXAMPLE,
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
            const compiled = compile(readFileSync(path, "utf8"), path);
            for (const [name, css] of compiled.styles) styles.set(name, css);
            return { contents: compiled.code, loader: "tsx" };
          });
          onLoad({ filter: /runtime.class-for\.ts$/ }, () => ({ contents: RUNTIME }));
        },
      },
    ],
  });
  const code = outputFiles.map(({ text }) => text).join("");
  const module = { exports: {} as Compiled };
  compileFunction(code, ["module", "require"])(module, require);
  return { code, styles, exports: module.exports };
}

/** HTML with the attributes of each element in the order of their names. */
const inOrder = (html: string) =>
  html.replace(/<\w+((?: [\w-]+="[^"]*")+)/g, (tag, attributes: string) =>
    tag.replace(attributes, (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join("")),
  );

/** Renders with Chakra, as pages are rendered at build: HTML, and the CSS of its classes by their hashes. */
function renderedByChakra(element: ReactElement) {
  const cache = createStyleCache();
  // As when a page is built: no style elements in the HTML.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <StyleProviders system={system} cache={cache}>
      {element}
    </StyleProviders>,
  );
  return { html, rules: cache.inserted };
}

test.each([{}, { air: "near" }, { air: "far", compact: true }, { compact: false }] as const)(
  "compiled components have the elements, classes and CSS that Chakra renders: %p",
  async (props) => {
    const { html, rules } = renderedByChakra(<Gallery {...props} />);
    const { exports: compiled, styles } = await compiledGallery();
    expect(inOrder(renderToStaticMarkup(<compiled.Gallery {...props} />))).toBe(inOrder(html));
    expect(compiled.used.size).toBeGreaterThan(10);
    for (const name of compiled.used) {
      const written = styles.get(name)?.replaceAll("&", `.c-${name}`).replaceAll("\n", "");
      expect([name, written]).toEqual([name, inlineTokens(String(rules[name]))]);
    }
  },
);

test("nothing of Chakra and the theme is left in the code", async () => {
  const { code } = await compiledGallery();
  expect(code).toContain("Style properties");
  expect(code).not.toMatch(/@chakra|Recipe|GAPS/);
});

const compiling = (source: string) => () =>
  compile(`import { chakra } from "@chakra-ui/react/styled-system";\n${source}`, FILE);

test("a style that is known only while rendering stops the build at its place, and says what to do", () => {
  const bar = compiling(`export const Bar = ({ width }) => <chakra.div color="fg" width={width} />;`);
  expect(bar).toThrow('The style "width" is known only while rendering');
  expect(bar).toThrow("Make it a variant");
  expect(bar).toThrow("> 2 | export const Bar");
});

test("a property that has the name of a constant is not taken for it", () => {
  const bar = compiling(
    `const width = "4"; export const Wide = () => <chakra.div width={width} />; export const Bar = ({ width }) => <chakra.div width={width} />;`,
  );
  expect(bar).toThrow('The style "width" is known only while rendering');
});

test("a spread whose className can't be read stops the build", () => {
  const bar = compiling(`export const Bar = ({ props }) => <chakra.div color="fg" {...props()} />;`);
  expect(bar).toThrow("Give what is spread a name");
});

test("a component made inside another stops the build", () => {
  expect(compiling(`export const Bar = () => { const Box = chakra("div"); return <Box />; };`)).toThrow(
    "Make a styled component outside of other components",
  );
});

test("a component that is used otherwise than in JSX stops the build", () => {
  expect(compiling(`const Box = chakra("div"); export const Boxes = () => [Box].map((One) => <One />);`)).toThrow(
    "The build styles Box where it is used in JSX (<Box />), and nowhere else.",
  );
});
