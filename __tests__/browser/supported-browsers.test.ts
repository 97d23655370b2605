import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import compatData from "@mdn/browser-compat-data";
import type { BrowserName, Identifier } from "@mdn/browser-compat-data/types";
import { transformSync } from "esbuild";
import { DECLARATION, RULESET, compile, type Element } from "stylis";
import { browserslist } from "../../package.json";

/** The oldest version of each browser that package.json promises. Edge has Chrome's engine. */
const OLDEST = browserslist
  .filter((line) => !line.startsWith("edge"))
  .map((line) => {
    const [name = "", version = ""] = line.replace("ios_saf", "safari_ios").split(" >= ");
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
  const target = OLDEST.map(({ name, version }) => name.replace("safari_ios", "ios") + version);
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

/**
 * Returns the name of a feature with those of the oldest browsers that lack it: "@page (safari)". Returns nothing if all have it.
 *
 * @param prefixes those with which the same rule has the feature, too
 */
function newer(label: string, feature: Identifier | undefined, prefixes: readonly string[] = []): string[] {
  const { support } = feature?.__compat ?? {};
  const lacking = OLDEST.filter(({ name, version }) => {
    const known = [support?.[name] ?? []].flat();
    const usable = known.filter(({ flags, prefix = "" }) => !flags && ["", ...prefixes].includes(prefix));
    const isIn = (added: unknown) => parseFloat(String(added).replace("≤", "")) <= parseFloat(version);
    return support && !usable.some(({ version_added: added }) => isIn(added));
  });
  return lacking.length > 0 ? [`${label} (${lacking.map(({ name }) => name).join(", ")})`] : [];
}

const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = compatData.css;

/** Units of lengths that have a common name in the data. */
const UNIT_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^dv/, "viewport_percentage_units_dynamic"],
  [/^lv/, "viewport_percentage_units_large"],
  [/^sv/, "viewport_percentage_units_small"],
  [/^cq/, "container_query_length_units"],
];

/** @param prefixed the properties with a prefix that the same rule has */
function newInDeclaration(property: string, value: string, prefixed: readonly string[]): string[] {
  // A property with a prefix is for one browser anyway.
  if (property.startsWith("-")) return [];
  const named = properties[property];
  const prefixes = prefixed.flatMap((one) => (one.endsWith(`-${property}`) ? one.slice(0, -property.length) : []));
  const whole = newer(property, named, prefixes);
  if (whole.length > 0) return whole;
  const plain = value.replace(/"[^"]*"|url\([^)]*\)/g, '""');
  const names = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, name = ""]) => name);
  const unit = (name: string) => types.length?.[UNIT_GROUPS.find(([group]) => group.test(name))?.[1] ?? name];
  return [
    ...names(/(?<![\w.-])([a-z][\w-]*)(?!\()/g).flatMap((name) => newer(`${property}: ${name}`, named?.[name])),
    ...names(/([a-z-]+)\(/g).flatMap((name) => newer(`${name}()`, types[name] ?? types.color?.[name])),
    ...names(/\d([a-z]+)/g).flatMap((name) => newer(name, unit(name))),
    ...(property === "content" && plain.includes("/") ? ["content: … / …"] : []),
  ];
}

/** What is new in styles. A declaration may be new if the rule declares the property before. */
function newIn(nodes: readonly Element[]): string[] {
  return nodes.flatMap((node) => {
    const children = Array.isArray(node.children) ? node.children : [];
    if (node.type === RULESET) {
      const names = [node.props].flat().flatMap((one) => [...one.matchAll(/:([a-z][a-z-]*)/g)]);
      const prefixed = children.flatMap(({ props }) => (String(props).startsWith("-") ? String(props) : []));
      const declared = new Set<string>();
      const declarations = children.filter(({ type }) => type === DECLARATION);
      const found = declarations.flatMap(({ props, children: value }) => {
        const news = newInDeclaration(String(props), String(value), prefixed);
        if (news.length > 0) return declared.has(String(props)) ? [] : news;
        declared.add(String(props));
        return [];
      });
      return [...found, ...names.flatMap(([, name = ""]) => newer(`:${name}`, selectors[name]))];
    }
    const [, name = ""] = /^@([\w-]+)/.exec(node.value) ?? [];
    const media = name === "media" ? [...node.value.matchAll(/\((?:m(?:in|ax)-)?([a-z-]+)/g)] : [];
    const found = [
      ...newer(`@${name}`, atRules[name]),
      ...media.flatMap(([, one = ""]) => newer(`@media (${one})`, atRules.media?.[one])),
      ...(/\([^)]*[<>]/.test(node.value) ? ["@media (a < b)"] : []),
    ];
    return found.length > 0 || name === "supports" ? found : newIn(children);
  });
}

/** What the oldest browsers ignore, and why nobody misses it there. */
const HARMLESS: Readonly<Record<string, string>> = {
  ":details-content (chrome, firefox, safari, safari_ios)": "Closed answers don't print.",
  ":has (chrome, firefox)": "The pointer over a card looks as over its text.",
  ":selection (safari_ios)": "Selected text has the color of the system.",
  "@media (forced-colors) (safari, safari_ios)": "The browser chooses the colors of a logo itself.",
  "@media (scripting) (chrome, firefox, safari, safari_ios)":
    "Without scripts, the row of testimonials scrolls without a scrollbar.",
  "@page (safari, safari_ios)": "The browser chooses the margins of the paper.",
  "align-content: start (safari, safari_ios)": "Safari lacks it in flex containers only, and this is a grid.",
  "break-after: avoid (firefox, safari, safari_ios)": "A heading may be the last line of a sheet.",
  "break-before: avoid (firefox, safari, safari_ios)": "An article may have few lines on its last sheet.",
  "content-visibility (firefox, safari, safari_ios)": "As :details-content.",
  "cursor: not-allowed (safari_ios)": "Fingers have no cursor.",
  "cursor: pointer (safari_ios)": "Fingers have no cursor.",
  "cursor: progress (safari_ios)": "Fingers have no cursor.",
  "field-sizing (chrome, firefox, safari, safari_ios)":
    "Only without scripts, a text area prints a part of a long text.",
  "forced-color-adjust (firefox, safari, safari_ios)": "As forced-colors.",
  "grid-template-rows: subgrid (chrome, safari, safari_ios)":
    "The parts of cards side by side start at different heights.",
  "overscroll-behavior (safari, safari_ios)": "At the end of the dialog, the page behind it scrolls on.",
  "overscroll-behavior-x (safari, safari_ios)":
    "At the end of the testimonials, a trackpad's swipe goes back in the history.",
  "place-self: end (safari, safari_ios)": "A link is at the start of its cell.",
  "place-self: start (safari, safari_ios)": "As place-self: end.",
  "resize (safari_ios)": "Fingers can't pull the corner of a text area.",
  "scroll-snap-stop (firefox)": "A strong swipe passes several testimonials.",
  "scrollbar-width (chrome, safari, safari_ios)": "The row of testimonials has a scrollbar.",
  "text-size-adjust (firefox, safari)": "Desktops don't enlarge text.",
  "text-wrap (chrome, firefox, safari, safari_ios)": "Lines break elsewhere.",
};

test("the oldest supported browsers understand every style, or do well without it", () => {
  const html = builtFiles(".html").map(({ text }) => text);
  const styles = [
    ...builtFiles(".css").map(({ text }) => text),
    ...html.flatMap((text) => [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = ""]) => css)),
    ...html.flatMap((text) => [...text.matchAll(/ style="([^"]*)"/g)].map(([, css = ""]) => `a{${css}}`)),
  ];
  const found = new Set([...new Set(styles)].flatMap((css) => newIn(compile(css))));
  expect([...found].sort()).toEqual(Object.keys(HARMLESS).sort());
});
