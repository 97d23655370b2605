import { existsSync, realpathSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { makeSiteWithFunctions, PROJECT } from "../functions/support/fixture-site";
import { leaveOutGatsby, netlifyBuild, readManifest } from "./support/netlify-build";
import { documentedFunctions, functionRow } from "./support/documented-functions";

const SETTINGS = {
  SMTP_URL: "smtps://mail.example.com",
  NOTIFY_TO: "inbox@example.com",
  NOTIFY_FROM: "site@example.com",
};

let root: string;

beforeEach(async () => {
  root = await makeSiteWithFunctions();
  await leaveOutGatsby(root);
});

afterEach(() => rm(root, { recursive: true }));

const bundled = () => existsSync(join(root, ".netlify", "functions", "manifest.json"));

test("Netlify's build of the published site stops while a setting is missing, and names it", async () => {
  const { code, output } = await netlifyBuild(root, "production");
  expect(code).not.toBe(0);
  for (const name of Object.keys(SETTINGS)) expect(output).toContain(name);
  expect(bundled()).toBe(false);
});

test.each([
  ["production", SETTINGS],
  ["deploy-preview", {}],
  ["branch-deploy", {}],
] as const)(
  "Netlify's build for %s bundles what docs/deploy.md says, cold and with its cache",
  async (context, settings) => {
    for (const run of ["cold", "with its cache"]) {
      const { code, output } = await netlifyBuild(root, context, settings);
      expect([run, code, code === 0 ? "" : output]).toEqual([run, 0, ""]);
      expect(await readFile(join(root, "public", "index.html"), "utf8")).toBe(`<h1>${context}</h1>`);
      const { functions } = await readManifest(root);
      expect(functions.map(functionRow).sort()).toEqual(documentedFunctions());
      expect(output).not.toMatch(/legacy|deprecat/i);
    }
  },
);

test("the local server and the tests bundle with the version that Netlify's build has", () => {
  const fromBuild = createRequire(join(PROJECT, "node_modules", "@netlify", "build", "package.json"));
  const found = (from: NodeJS.Require) => from.resolve.paths("@netlify/zip-it-and-ship-it") ?? [];
  // A linked node_modules is the same folder.
  const folder = (from: NodeJS.Require) =>
    found(from)
      .map((path) => join(path, "@netlify", "zip-it-and-ship-it"))
      .filter((path) => existsSync(path))
      .map((path) => realpathSync(path))[0];
  expect(folder(fromBuild)).toBe(folder(createRequire(join(PROJECT, "package.json"))));
});
