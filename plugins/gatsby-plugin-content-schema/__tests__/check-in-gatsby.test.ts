import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import webpack from "webpack";
import type { Configuration, Stats, Watching } from "webpack";
import { checkContentBeforeBuild, checkContentWhileDeveloping } from "../check-in-gatsby";
import type { ContentSchemaOptions } from "../options";
import { newExampleSite, storeOf } from "./support/example-site";
import type { ExampleSite } from "./support/example-site";

const OPTIONS: ContentSchemaOptions = { folder: "data", longDate: String };

const MISSPELT = '[{ "id": 1, "nmae": "Misspelt" }]';

let site: ExampleSite;

beforeEach(() => {
  site = newExampleSite();
});

afterEach(() => {
  site.dispose();
});

describe("before a build", () => {
  /** Runs the step as Gatsby does, and returns what it stopped the build with. */
  async function panicsWith(): Promise<string[]> {
    const messages: string[] = [];
    const args = {
      store: storeOf(site.directory),
      reporter: { panic: (message: string) => messages.push(message), warn: () => undefined },
    } as unknown as ParentSpanPluginArgs;
    await checkContentBeforeBuild(args, OPTIONS);
    return messages;
  }

  test("good content lets the build go on", async () => {
    expect(await panicsWith()).toEqual([]);
  });

  test("a mistake stops it with the file and what is wrong", async () => {
    site.write("people.json", MISSPELT);
    const [message] = await panicsWith();
    expect(message).toContain("data/people.json:1:13");
    expect(message).toContain("did you mean: name");
  });
});

describe("while developing", () => {
  let watching: Watching | undefined;

  beforeEach(() => {
    writeFileSync(join(site.directory, "page.js"), "");
  });

  afterEach(async () => {
    await new Promise<void>((resolve) => {
      if (watching) watching.close(() => resolve());
      else resolve();
    });
  });

  /** Returns what Gatsby is told to add to a stage's bundle. */
  function pluginsOf(stage: string): Configuration["plugins"] {
    const added: Configuration["plugins"] = [];
    const args = {
      stage,
      actions: { setWebpackConfig: ({ plugins = [] }: Configuration) => added.push(...plugins) },
      store: storeOf(site.directory),
      reporter: { warn: () => undefined },
    } as unknown as CreateWebpackConfigArgs;
    checkContentWhileDeveloping(args, OPTIONS);
    return added;
  }

  /** Starts bundling as `gatsby develop` does, and returns the errors of each bundle in turn. */
  function startBundling(): () => Promise<readonly string[]> {
    const waiting: ((errors: readonly string[]) => void)[] = [];
    const compiler = webpack({
      mode: "development",
      context: site.directory,
      entry: "./page.js",
      output: { path: join(site.directory, "public") },
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

    const good = readFileSync(join(site.directory, "data/people.json"), "utf8");
    const broken = nextBundle();
    site.write("people.json", good.replace('"name"', '"nmae"'));
    expect(await broken).toEqual([expect.stringMatching(/^data\/people\.json\n[^]*data\/people\.json:4:5/)]);

    const mended = nextBundle();
    site.write("people.json", good);
    expect(await mended).toEqual([]);
  });

  test("a mistake that is there at the start doesn't keep the bundle from being written", async () => {
    site.write("people.json", "[");
    expect(await startBundling()()).toHaveLength(1);
    expect(readFileSync(join(site.directory, "public/main.js"), "utf8")).not.toBe("");
  });

  test("what is built for production is checked before, not by the bundle", () => {
    expect(pluginsOf("build-javascript")).toEqual([]);
  });
});
