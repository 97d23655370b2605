import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { Joi } from "gatsby-plugin-utils";
import { satisfies } from "semver";

const PLUGINS = join(__dirname, "../../plugins");

interface Package {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly main: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const read = (...path: string[]) => readFileSync(join(PLUGINS, ...path), "utf8");
const readPackage = (text: string) => JSON.parse(text) as Package;
const installed = (name: string) => {
  const folder = readdirSync(PLUGINS).includes(name) ? PLUGINS : join(PLUGINS, "../node_modules");
  return readPackage(readFileSync(join(folder, name, "package.json"), "utf8")).version;
};

/** The packages that a source file imports by name. */
function importsOf(source: string): string[] {
  const specifiers = source.matchAll(/(?:from|import) "([^"]+)";|(?:import|require(?:\.resolve)?)\("([^"]+)"\)/g);
  return [...specifiers]
    .map(([, one, other = ""]) => one ?? other)
    .filter((name) => !/^(\.|node:)/.test(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

/** The sources of a plugin, without its tests and its example. */
const sourcesOf = (plugin: string) =>
  readdirSync(join(PLUGINS, plugin), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/^(__tests__|example)\//.test(file))
    .map((file) => read(plugin, file));

const optionsOf = async (plugin: string) => {
  const { pluginOptionsSchema } = (await import(join(PLUGINS, plugin, "gatsby-node.ts"))) as Pick<
    GatsbyNode,
    "pluginOptionsSchema"
  >;
  const schema = pluginOptionsSchema?.({ Joi } as unknown as Parameters<typeof pluginOptionsSchema>[0]);
  return Object.keys((schema?.describe() as { readonly keys?: object } | undefined)?.keys ?? {});
};

describe.each(readdirSync(PLUGINS))("%s", (plugin) => {
  test("says what it is, and which packages it needs", () => {
    const { name, version, description, main, peerDependencies } = readPackage(read(plugin, "package.json"));
    expect([name, main]).toEqual([plugin, "index.ts"]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(description).not.toBe("");
    const unfit = Object.entries(peerDependencies).filter(([peer, range]) => !satisfies(installed(peer), range));
    expect(unfit).toEqual([]);
    const imported = new Set(sourcesOf(plugin).flatMap(importsOf));
    const virtual = ["@chakra-static/system", "content-check-options", "content-validators"];
    expect([...imported].filter((one) => !(one in peerDependencies) && !virtual.includes(one))).toEqual([]);
  });

  test("explains each of its options, with an example and what it relies on", async () => {
    const readme = read(plugin, "README.md");
    const options = await optionsOf(plugin);
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) expect(readme).toMatch(new RegExp(`^\\| \`${option}\``, "m"));
    expect(readme).toContain("## Example");
    expect(readme).toContain("## What it relies on");
  });
});
