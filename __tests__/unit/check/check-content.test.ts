import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import webpack from "webpack";
import type { Configuration, Stats } from "webpack";
import { checkBeforeBuild, checkWhileDeveloping } from "../../../gatsby/check-content";
import { makeFolder, removeFolders } from "../../support/small-build";

const FILE = "data/partners.json";
const GOOD = readFileSync(FILE, "utf8");
const BROKEN = GOOD.replace("[", "[,");

let directory: string;
const write = (text: string) => writeFileSync(join(directory, FILE), text);

beforeEach(() => {
  directory = makeFolder({ "page.js": "" });
  cpSync("data", join(directory, "data"), { recursive: true });
  symlinkSync(resolve("src"), join(directory, "src"));
});
afterEach(removeFolders);

/** What Gatsby gives to a step. */
const argsFor = (more: object) => ({
  store: { getState: () => ({ program: { directory } }) },
  reporter: { panic: jest.fn(), warn: jest.fn() },
  ...more,
});

test("an error stops the build with its place, and good content doesn't", async () => {
  const args = argsFor({});
  await checkBeforeBuild(args as unknown as ParentSpanPluginArgs);
  expect(args.reporter.panic).not.toHaveBeenCalled();
  write(BROKEN);
  await checkBeforeBuild(args as unknown as ParentSpanPluginArgs);
  expect(args.reporter.panic).toHaveBeenCalledWith(expect.stringContaining(`${FILE}:1:2 error: `));
});

/** Returns what Gatsby is told to add to a bundle. */
function pluginsOf(stage: string) {
  const added: Configuration[] = [];
  const args = argsFor({ stage, actions: { setWebpackConfig: (config: Configuration) => added.push(config) } });
  checkWhileDeveloping(args as unknown as CreateWebpackConfigArgs);
  return added.flatMap(({ plugins = [] }) => plugins);
}

test("while developing, an error is one of the bundle until a save removes it", async () => {
  write(BROKEN);
  let tell: (errors: readonly string[]) => void = () => undefined;
  const nextBundle = () => new Promise<readonly string[]>((resolve) => (tell = resolve));
  const atStart = nextBundle();
  const output = { path: join(directory, "public") };
  const plugins = pluginsOf("develop");
  const compiler = webpack({ mode: "development", context: directory, entry: "./page.js", output, plugins });
  const watching = compiler?.watch({ aggregateTimeout: 10 }, (_error, stats?: Stats) => {
    tell(stats?.compilation.errors.map(({ message }) => message) ?? []);
  });
  expect(await atStart).toEqual([expect.stringMatching(/^data\/partners\.json\n[^]*data\/partners\.json:1:2 error/)]);
  // The bundle is there all the same, to show the error.
  expect(readFileSync(join(output.path, "main.js"), "utf8")).not.toBe("");

  const corrected = nextBundle();
  write(GOOD);
  expect(await corrected).toEqual([]);
  await new Promise((resolve) => watching?.close(resolve));
});

test("the bundles of a build aren't checked: the content was, before", () => {
  expect(pluginsOf("build-javascript")).toEqual([]);
});
