import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The files and folders that a build reads. */
const SOURCES = [
  ".babelrc.json",
  "data",
  "plugins",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "netlify.toml",
  "package.json",
  "tsconfig.json",
];

/** A picture that costs a build nothing: its host resizes it. */
const HOSTED_PICTURE = "https://images.unsplash.com/photo-1486406146926-c627a92ad1ab";

/** The result of a build. */
export interface BuildRun {
  readonly seconds: number;
  /** The build's output, without colours. */
  readonly log: string;
}

/** A copy of the project in a temporary folder, to change and build. */
export interface SiteCopy {
  /** Absolute path of the folder. */
  readonly directory: string;
  /** Changes the content of a file in `data/`, such as "jobs.json". */
  edit<Content>(file: string, change: (content: Content) => Content): Promise<void>;
  /** Replaces all pictures by one of the picture host: pictures take most of a build's time. */
  hostPictures(): Promise<void>;
  /**
   * Builds the copy into its `public/`.
   *
   * @param watch called with the build's process id
   * @throws Error with the build's output when it fails
   */
  build(watch?: (pid: number) => void): Promise<BuildRun>;
  remove(): Promise<void>;
}

/**
 * Copies the project, uncommitted changes included. Two builds of the same copy must not run at the same time.
 *
 * @param target an empty folder; a temporary one where none is given
 */
export async function copySite(target?: string): Promise<SiteCopy> {
  const directory = target ?? (await mkdtemp(join(tmpdir(), "site-copy-")));
  for (const source of SOURCES) await cp(source, join(directory, source), { recursive: true });
  await symlink(resolve("node_modules"), join(directory, "node_modules"), "dir");
  return {
    directory,
    edit: async (file, change) => {
      const path = join(directory, "data", file);
      const content = JSON.parse(await readFile(path, "utf8")) as Parameters<typeof change>[0];
      await writeFile(path, `${JSON.stringify(change(content), null, 2)}\n`);
    },
    hostPictures: async () => {
      const data = join(directory, "data");
      for (const file of await readdir(data)) {
        if (!file.endsWith(".json")) continue;
        const text = await readFile(join(data, file), "utf8");
        await writeFile(join(data, file), text.replace(/"images\/(?!brand\/)[^"]+"/g, JSON.stringify(HOSTED_PICTURE)));
      }
    },
    build: async (watch) => {
      const started = Date.now();
      const child = spawn(process.execPath, [join("node_modules", "gatsby", "cli.js"), "build", "--no-color"], {
        cwd: directory,
        env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production", CI: "true" },
        stdio: ["ignore", "pipe", "pipe"],
      });
      if (child.pid !== undefined) watch?.(child.pid);
      const output: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
      const [code] = (await once(child, "close")) as [number | null];
      const log = Buffer.concat(output).toString();
      if (code !== 0) throw new Error(`The copy in ${directory} could not be built:\n${log}`);
      return { seconds: (Date.now() - started) / 1000, log };
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
