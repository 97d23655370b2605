import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import webpack, { type Configuration, type Stats } from "webpack";
import { checkBeforeBuild, checkWhileDeveloping } from "../../../gatsby/check/hooks";
import { makeFolder, removeFolders } from "../../support/temporary-folders";

const FILE = "data/partners.json";
const GOOD = readFileSync(FILE, "utf8");
const ODD = GOOD.replace('"name": "', '"name": "_');
const BROKEN = GOOD.replace("[", "[~");
const SCHEMAS = ["definitions.json", "partners.schema.json"].map((name) => `data/schemas/${name}`);

beforeEach(() => {
  const schemas = SCHEMAS.map((name) => [name, readFileSync(name)]);
  process.chdir(makeFolder({ "page.js": "", [FILE]: GOOD, ...Object.fromEntries(schemas) }));
});
afterEach(removeFolders);

const argsFor = (more: object) => ({ reporter: { panic: jest.fn(), warn: jest.fn() }, ...more });

test("an error stops the build and shows its position; a warning is shown, and valid content says nothing", async () => {
  const args = argsFor({});
  await checkBeforeBuild(args as unknown as ParentSpanPluginArgs);
  expect(args.reporter.warn).not.toHaveBeenCalled();
  writeFileSync(FILE, ODD);
  await checkBeforeBuild(args as unknown as ParentSpanPluginArgs);
  expect(args.reporter.warn).toHaveBeenCalledWith(expect.stringContaining(`${FILE}:3:`));
  expect(args.reporter.panic).not.toHaveBeenCalled();
  writeFileSync(FILE, BROKEN);
  await checkBeforeBuild(args as unknown as ParentSpanPluginArgs);
  expect(args.reporter.panic).toHaveBeenCalledWith(expect.stringContaining(`${FILE}:1:2 error: `));
});

test("the development server shows an error until the file is corrected", async () => {
  writeFileSync(FILE, BROKEN);
  const setWebpackConfig = jest.fn<undefined, [Configuration]>();
  const args = argsFor({ stage: "develop", actions: { setWebpackConfig } });
  checkWhileDeveloping(args as unknown as CreateWebpackConfigArgs);
  const plugins = setWebpackConfig.mock.calls.flatMap(([config]) => config.plugins ?? []);
  let reportErrors: (errors: readonly string[]) => void = () => undefined;
  const nextBundle = () => new Promise<readonly string[]>((report) => (reportErrors = report));
  const atStart = nextBundle();
  const output = { path: resolve("public") };
  const compiler = webpack({ mode: "development", context: resolve("."), entry: "./page.js", output, plugins });
  const watching = compiler?.watch({ aggregateTimeout: 10 }, (_error, stats?: Stats) => {
    reportErrors(stats?.compilation.errors.map(({ message }) => message) ?? []);
  });
  expect(await atStart).toEqual([expect.stringMatching(/^data\/partners\.json\n[^]*data\/partners\.json:1:2 error/)]);
  // The page still needs its bundle to show the error.
  expect(readFileSync("public/main.js", "utf8")).not.toBe("");

  const corrected = nextBundle();
  writeFileSync(FILE, ODD);
  expect(await corrected).toEqual([]);
  expect(args.reporter.warn).toHaveBeenCalledWith(expect.stringContaining(`${FILE}:3:`));
  await new Promise((closed) => watching?.close(closed));
});
