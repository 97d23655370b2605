import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import compatData from "@mdn/browser-compat-data";
import type { BrowserName, Identifier } from "@mdn/browser-compat-data/types";
import { transformSync } from "esbuild";
import { DECLARATION, RULESET, compile } from "stylis";
import type { Element } from "stylis";
import { browserslist } from "../../package.json";

/** The oldest version of each browser that package.json promises. Safari has the same engine on phones. */
const OLDEST = browserslist
  .filter((line) => !line.startsWith("ios_saf"))
  .map((line) => {
    const [name = "", version = ""] = line.split(" >= ");
    return { name: name as BrowserName, version };
  });

/** The built files with an extension, without those of the editors' desk. */
const builtFiles = (extension: string) =>
  readdirSync("public", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(extension) && !/^(admin|page-data)/.test(file))
    .map((file) => ({ file, text: readFileSync(`public/${file}`, "utf8") }));

/** The scripts in the HTML and in files. */
const scripts = () => [
  ...builtFiles(".js"),
  ...builtFiles(".html").flatMap(({ file, text }) =>
    [...text.matchAll(/<script(?![^>]*type=)[^>]*>([^]*?)<\/script>/g)].map(([, code = ""]) => ({ file, text: code })),
  ),
];

test("the oldest supported browsers can parse every script", () => {
  const target = OLDEST.map(({ name, version }) => name + version);
  const options = {
    target,
    logLevel: "silent",
    logOverride: { "unsupported-regexp": "error" },
    // Only the versions of Unicode differ.
    supported: { "regexp-unicode-property-escapes": true },
  } as const;
  const problems = scripts().flatMap(({ file, text }) => {
    try {
      const isLowered =
        transformSync(text, options).code !== transformSync(text, { ...options, target: "esnext" }).code;
      return isLowered ? [`${file}: newer syntax`] : [];
    } catch (error) {
      return [`${file}: ${String(error)}`];
    }
  });
  expect(problems).toEqual([]);
});

/** Whether one of the oldest browsers lacks a feature. */
function isNew(feature: Identifier | undefined): boolean {
  return OLDEST.some(({ name, version }) => {
    const support = feature?.__compat?.support[name];
    const versions = [support ?? []].flat().filter(({ flags, prefix }) => !flags && prefix === undefined);
    return (
      feature?.__compat &&
      !versions.some(({ version_added: added }) => added && parseFloat(added.replace("≤", "")) <= parseFloat(version))
    );
  });
}

const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = compatData.css;

/** Units of lengths that have a common name in the data. */
const UNIT_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^dv/, "viewport_percentage_units_dynamic"],
  [/^lv/, "viewport_percentage_units_large"],
  [/^sv/, "viewport_percentage_units_small"],
  [/^cq/, "container_query_length_units"],
];

function newInDeclaration(property: string, value: string): string[] {
  // A property with a prefix is for one browser anyway.
  if (property.startsWith("-")) return [];
  const named = properties[property];
  if (isNew(named)) return [property];
  const plain = value.replace(/"[^"]*"|url\([^)]*\)/g, '""');
  const names = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, name = ""]) => name);
  const unit = (name: string) => types.length?.[UNIT_GROUPS.find(([group]) => group.test(name))?.[1] ?? name];
  return [
    ...names(/(?<![\w.-])([a-z][\w-]*)(?!\()/g)
      .filter((name) => isNew(named?.[name]))
      .map((name) => `${property}: ${name}`),
    ...names(/([a-z-]+)\(/g)
      .filter((name) => isNew(types[name]) || isNew(types.color?.[name]))
      .map((name) => `${name}()`),
    ...names(/\d([a-z]+)/g).filter((name) => isNew(unit(name))),
    ...(property === "content" && plain.includes("/") ? ["content: … / …"] : []),
  ];
}

/** Lists what is new in a style sheet. A declaration may be new if the rule declares the property before. */
function newInStyles(nodes: readonly Element[]): string[] {
  return nodes.flatMap((node) => {
    const children = Array.isArray(node.children) ? node.children : [];
    if (node.type === RULESET) {
      const names = [node.props]
        .flat()
        .flatMap((one) => [...one.matchAll(/:([a-z][a-z-]*)/g)].map(([, name = ""]) => name));
      const declared = new Set<string>();
      const found = children
        .filter(({ type }) => type === DECLARATION)
        .flatMap(({ props, children: value }) => {
          const property = String(props);
          const isFallback = declared.has(property);
          const features = newInDeclaration(property, String(value));
          if (features.length === 0) declared.add(property);
          return isFallback ? [] : features;
        });
      return [...names.filter((name) => isNew(selectors[name])).map((name) => `:${name}`), ...found];
    }
    const [, name = ""] = /^@([\w-]+)/.exec(node.value) ?? [];
    const media = name === "media" ? [...node.value.matchAll(/\((?:m(?:in|ax)-)?([a-z-]+)/g)] : [];
    return [
      ...(isNew(atRules[name]) ? [`@${name}`] : []),
      ...media.flatMap(([, one = ""]) => (isNew(atRules.media?.[one]) ? [`@media (${one})`] : [])),
      ...(/\([^)]*[<>]/.test(node.value) ? ["@media (a < b)"] : []),
      ...(name === "supports" ? [] : newInStyles(children)),
    ];
  });
}

/** What the oldest browsers ignore, and why nobody misses it there. */
const HARMLESS: Readonly<Record<string, string>> = {
  ":details-content": "Closed answers don't print.",
  ":has": "The pointer over a card looks as over its text.",
  "@media (forced-colors)": "The browser chooses the colors of a logo itself.",
  "@media (scripting)": "Without scripts, the row of testimonials scrolls without a scrollbar.",
  "@page": "The browser chooses the margins of the paper.",
  "align-content: start": "Safari lacks it in flex containers only, and this is a grid.",
  "break-after: avoid": "A heading may be the last line of a sheet.",
  "break-before: avoid": "An article may have few lines on its last sheet.",
  "content-visibility": "As :details-content.",
  "field-sizing": "Only without scripts, a text area prints a part of a long text.",
  "forced-color-adjust": "As forced-colors.",
  "grid-template-rows: subgrid": "The parts of cards side by side start at different heights.",
  "overscroll-behavior": "At the end of the dialog, the page behind it scrolls on.",
  "overscroll-behavior-x": "At the end of the testimonials, a trackpad's swipe goes back in the history.",
  "place-self: end": "A link is at the start of its cell.",
  "place-self: start": "As place-self: end.",
  "scroll-snap-stop": "A strong swipe passes several testimonials.",
  "scrollbar-width": "The row of testimonials has a scrollbar.",
  "text-size-adjust": "Safari and Firefox use the prefixed property beside it.",
  "text-wrap": "Lines break elsewhere.",
};

test("the oldest supported browsers understand every style, or do well without it", () => {
  const html = builtFiles(".html").map(({ text }) => text);
  const styles = [
    ...builtFiles(".css").map(({ text }) => text),
    ...html.flatMap((text) => [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = ""]) => css)),
    ...html.flatMap((text) => [...text.matchAll(/ style="([^"]*)"/g)].map(([, css = ""]) => `a{${css}}`)),
  ];
  const found = new Set([...new Set(styles)].flatMap((css) => newInStyles(compile(css))));
  expect([...found].sort()).toEqual(Object.keys(HARMLESS).sort());
});
