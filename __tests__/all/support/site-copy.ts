import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import { promisify } from "node:util";

const SOURCES = [
  ...["data", "gatsby", "plugins", "src", "static", ".babelrc.json", "netlify.toml", "package.json", "tsconfig.json"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
];

/** The build doesn't process this picture: its host resizes it. */
export const HOSTED_PICTURE = "https://images.unsplash.com/photo-1486406146926-c627a92ad1ab";

export type SiteCopy = Awaited<ReturnType<typeof copySite>>;

/** Copies the project to a temporary folder, with uncommitted changes, but without the slow pictures. */
export async function copySite() {
  const directory = await mkdtemp(join(tmpdir(), "site-copy-"));
  for (const source of SOURCES) await cp(source, join(directory, source), { recursive: true });
  await symlink(resolve("node_modules"), join(directory, "node_modules"), "dir");
  for (const name of await readdir(join(directory, "data"), { recursive: true })) {
    if (!name.endsWith(".json") || name.startsWith(`schemas${sep}`)) continue;
    const file = join(directory, "data", name);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(/"\/?images\/(?!brand\/)[^"]+"/g, JSON.stringify(HOSTED_PICTURE)));
  }
  return {
    directory,
    /** Builds the copy and returns the output. @throws Error with the output */
    build: async () => {
      const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production", CI: "true" };
      const options = { cwd: directory, env, maxBuffer: 100 * 1024 * 1024 };
      const run = promisify(execFile)(process.execPath, ["node_modules/gatsby/cli.js", "build", "--no-color"], options);
      const { stdout, stderr } = await run.catch((error: unknown) => {
        const output = error as { stdout: string; stderr: string };
        throw new Error(`The build in ${directory} failed:\n${output.stdout}\n${output.stderr}`);
      });
      return stdout + stderr;
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
