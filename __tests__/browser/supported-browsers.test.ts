import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { transformSync } from "esbuild";
import { browserslist } from "../../package.json";

/** The built files with an extension, without those of the editors' desk. */
const builtFiles = (extension: string) =>
  readdirSync("public", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(extension) && !/^(admin|page-data)/.test(file))
    .map((file) => ({ file, text: readFileSync(`public/${file}`, "utf8") }));

const OLDEST = browserslist.map((line) => line.replace("ios_saf", "ios").replace(" >= ", ""));

/** In files, and in the elements of the HTML. */
const codes = (loader: "js" | "css", element: RegExp) => [
  ...builtFiles(`.${loader}`).map((code) => ({ ...code, loader })),
  ...builtFiles(".html").flatMap(({ file, text }) =>
    [...text.matchAll(element)].map(([, code = ""]) => ({ file, text: code, loader })),
  ),
];

test("the oldest supported browsers understand the syntax of every script and style", () => {
  const options = {
    logLevel: "silent",
    logOverride: { "unsupported-regexp": "error" },
    // Only the versions of Unicode differ.
    supported: { "regexp-unicode-property-escapes": true },
  } as const;
  const all = [
    ...codes("js", /<script(?![^>]*type=)[^>]*>([^]*?)<\/script>/g),
    ...codes("css", /<style[^>]*>([^]*?)<\/style>/g),
  ];
  const problems = all.flatMap(({ file, text, loader }) => {
    const print = (target: string | string[]) => transformSync(text, { ...options, loader, target }).code;
    try {
      return print(OLDEST) === print("esnext") ? [] : [`${file}: newer syntax`];
    } catch (error) {
      return [`${file}: ${String(error)}`];
    }
  });
  expect(problems).toEqual([]);
});
