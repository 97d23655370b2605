import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import webpack from "webpack";
import type { Compiler, Configuration } from "webpack";
import { trustOwnCacheCheck } from "../../src/webpack/trust-own-cache-check";
import { makeFolder, removeFolders } from "../support/small-build";

/** Returns webpack's settings once the site has changed them. */
function changed(stage: CreateWebpackConfigArgs["stage"], settings: Configuration): Configuration {
  let config = settings;
  trustOwnCacheCheck({
    stage,
    getConfig: () => config,
    actions: {
      replaceWebpackConfig: (replaced: Configuration) => {
        config = replaced;
      },
    },
  } as unknown as CreateWebpackConfigArgs);
  return config;
}

/** As Gatsby gives it to a build. */
const CACHE: FileCacheOptions = { type: "filesystem", name: "build-html", buildDependencies: { config: [__filename] } };

type FileCacheOptions = Extract<Configuration["cache"], { readonly type: "filesystem" }>;

const LOADER = "module.exports = (source) => source;";

afterEach(removeFolders);

/** What webpack keeps, by the files that decide whether it is still right. */
async function keptDependencies(settings: (plain: Configuration) => Configuration): Promise<string[]> {
  const directory = makeFolder({
    "index.js": "export default 1;",
    "own-loader.cjs": LOADER,
    "node_modules/some-loader/index.js": LOADER,
  });
  const compiler = webpack(
    settings({
      mode: "production",
      context: directory,
      entry: "./index.js",
      output: { path: join(directory, "public") },
      // Whatever would be kept is named without being kept.
      cache: { ...CACHE, cacheDirectory: join(directory, "cache"), readonly: true },
      module: { rules: [{ test: /index/, use: ["some-loader", join(directory, "own-loader.cjs")] }] },
    }),
  ) as Compiler;
  const kept: string[] = [];
  compiler.cache.hooks.storeBuildDependencies.tap("test", (files) => void kept.push(...files));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => {
      compiler.close((closing) => {
        const failure = error ?? closing;
        if (failure) reject(failure);
        else resolve();
      });
    });
  });
  expect(readdirSync(join(directory, "public"))).toContain("main.js");
  return kept.map((file) => file.split("/").at(-1) ?? "");
}

test.each(["build-javascript", "build-html"] as const)(
  "%s notices other loaders of the site, and looks for no packages",
  async (stage) => {
    expect(await keptDependencies((plain) => changed(stage, plain))).toEqual(["own-loader.cjs"]);
  },
);

test("without it, webpack looks for packages", async () => {
  const files = await keptDependencies((plain) => plain);
  expect(files.length).toBeGreaterThan(1);
  expect(files).toContain("own-loader.cjs");
});

test("while developing, webpack notices other packages by itself", () => {
  expect(changed("develop", { cache: CACHE })).toEqual({ cache: CACHE });
});

test("another kind of cache stops the build", () => {
  expect(() => changed("build-html", { cache: { type: "memory" } })).toThrow("trust-own-cache-check.ts");
});
