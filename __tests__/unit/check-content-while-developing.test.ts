import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import webpack from "webpack";
import type { Configuration, Stats, Watching } from "webpack";
import { checkContentWhileDeveloping } from "../../src/content/check-content-while-developing";

const pictureHost = { origin: "https://images.example", parameters: { width: "w", height: "h" }, fixed: {} };

let directory: string;
let watching: Watching | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "project-"));
  cpSync("data", join(directory, "data"), { recursive: true });
  writeFileSync(join(directory, "page.js"), "");
});

afterEach(async () => {
  await new Promise<void>((resolve) => {
    if (watching)
      watching.close(() => {
        resolve();
      });
    else resolve();
  });
  rmSync(directory, { recursive: true });
});

/** What Gatsby is told to add to a stage's bundle. */
function pluginsOf(stage: string): Configuration["plugins"] {
  const added: Configuration["plugins"] = [];
  const args = {
    stage,
    actions: { setWebpackConfig: ({ plugins = [] }: Configuration) => added.push(...plugins) },
    store: { getState: () => ({ program: { directory }, config: { siteMetadata: { pictureHost } } }) },
    reporter: { warn: () => undefined },
  } as unknown as CreateWebpackConfigArgs;
  checkContentWhileDeveloping(args);
  return added;
}

/** Starts bundling as `npm run dev` does, and tells the errors of each bundle in turn. */
function startBundling(): () => Promise<readonly string[]> {
  const waiting: ((errors: readonly string[]) => void)[] = [];
  const compiler = webpack({
    mode: "development",
    context: directory,
    entry: "./page.js",
    output: { path: join(directory, "public") },
    plugins: pluginsOf("develop"),
  });
  watching = compiler?.watch({ aggregateTimeout: 10 }, (_error, stats?: Stats) => {
    const errors = stats?.compilation.errors.map(({ message }) => message) ?? [];
    for (const resolve of waiting.splice(0)) resolve(errors);
  });
  return () => new Promise((resolve) => waiting.push(resolve));
}

test("a saved mistake becomes an error of the bundle, and goes with the save that mends it", async () => {
  const nextBundle = startBundling();
  expect(await nextBundle()).toEqual([]);

  const file = join(directory, "data/partners.json");
  const good = readFileSync(file, "utf8");
  const broken = nextBundle();
  writeFileSync(file, good.replace('"name"', '"nmae"'));
  expect(await broken).toEqual([expect.stringMatching(/^data\/partners\.json\n[^]*data\/partners\.json:3:5/)]);

  const mended = nextBundle();
  writeFileSync(file, good);
  expect(await mended).toEqual([]);
});

test("a mistake that is there at the start doesn't keep the bundle from being written", async () => {
  writeFileSync(join(directory, "data/partners.json"), "[");
  expect(await startBundling()()).toHaveLength(1);
  expect(readFileSync(join(directory, "public/main.js"), "utf8")).not.toBe("");
});

test("what is built for production is checked before, not by the bundle", () => {
  expect(pluginsOf("build-javascript")).toEqual([]);
});
