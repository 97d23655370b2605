import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Manifest } from "@netlify/zip-it-and-ship-it";
import { PROJECT } from "../../functions/support/fixture-site";

/** The deploy contexts that netlify.toml has a build command for. */
export type BuildContext = "production" | "deploy-preview" | "branch-deploy";

/** How a build ended. */
export interface BuildEnd {
  readonly code: number | null;
  readonly output: string;
}

const NETLIFY_BUILD = join(PROJECT, "node_modules", "@netlify", "build", "bin.js");

/** The settings of the published site; the tests' own environment must not count. */
const NO_SETTINGS = { SMTP_URL: "", NOTIFY_TO: "", NOTIFY_FROM: "" };

/**
 * Runs Netlify's own build in a folder, without an account and the network.
 *
 * @param settings the environment that the site has at Netlify
 */
export async function netlifyBuild(
  root: string,
  context: BuildContext,
  settings: Readonly<Record<string, string>> = {},
): Promise<BuildEnd> {
  const child = spawn(process.execPath, [NETLIFY_BUILD, "--offline", "--telemetry=false", "--context", context], {
    cwd: root,
    env: { ...process.env, ...NO_SETTINGS, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output: (await outputs).join("") };
}

/** The step of the build that is Gatsby's, of which every deploy needs one: here it only says for which context. */
const BUILD_STEP = `node -e "require('fs').writeFileSync('public/index.html', '<h1>' + process.env.CONTEXT + '</h1>')"`;

/** Puts a step that takes no time in the place of Gatsby's build. */
export async function leaveOutGatsby(root: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(PROJECT, "package.json"), "utf8")) as { scripts: object };
  const scripts = { ...manifest.scripts, build: BUILD_STEP };
  await writeFile(join(root, "package.json"), JSON.stringify({ ...manifest, scripts }));
}

/** Reads what a build tells Netlify of the functions it has bundled. */
export async function readManifest(root: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, ".netlify", "functions", "manifest.json"), "utf8")) as Manifest;
}
