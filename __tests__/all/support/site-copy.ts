import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import { readSchemas } from "../../../gatsby/schemas";
import type { Entry } from "../../../gatsby/schemas";
import { readEntries } from "../../support/read-entries";

/** The files and folders that a build reads. */
const SOURCES = [
  ".babelrc.json",
  "data",
  "gatsby",
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

/** Enough of a failed build's output to hold its reason, and little enough to be read where output is cut. */
const LAST_LINES = 40;

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
  /** Changes the content of a file in `data/`, such as "site.json". */
  edit<Content>(file: string, change: (content: Content) => Content): Promise<void>;
  /**
   * Changes the entries of one kind of content, such as "jobs": those of its list, or the files in its folder, whose names
   * are the entries' ids. An entry that is given back as it was keeps its file.
   */
  editEntries(name: string, change: (entries: readonly Entry[]) => readonly Entry[]): Promise<void>;
  /** Replaces all pictures by one of the picture host: pictures take most of a build's time. */
  hostPictures(): Promise<void>;
  /**
   * Builds the copy into its `public/`.
   *
   * @param watch called with the build's process id
   * @throws Error with the end of the build's output when it fails
   */
  build(watch?: (pid: number) => void): Promise<BuildRun>;
  remove(): Promise<void>;
}

const asJson = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** Writes the entries of a folder, a file each, and removes the files of those that are gone. */
async function writeFolder(folder: string, before: readonly Entry[], after: readonly Entry[]): Promise<void> {
  const fileOf = ({ id }: Entry) => join(folder, `${String(id)}.json`);
  const [known, kept] = [new Set(before), new Set(after.map(fileOf))];
  await mkdir(folder, { recursive: true });
  for (const entry of before) if (!kept.has(fileOf(entry))) await rm(fileOf(entry));
  for (const entry of after) {
    if (!known.has(entry)) await writeFile(fileOf(entry), asJson({ ...entry, id: undefined }));
  }
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
  const data = join(directory, "data");
  return {
    directory,
    edit: async (file, change) => {
      const path = join(data, file);
      const content = JSON.parse(await readFile(path, "utf8")) as Parameters<typeof change>[0];
      await writeFile(path, asJson(change(content)));
    },
    editEntries: async (name, change) => {
      const schema = readSchemas(data).get(name);
      if (!schema) throw new Error(`data/schemas/ has no schema of ${name}`);
      const before = readEntries(data, name, schema);
      const after = change(before);
      if (schema.folder) await writeFolder(join(data, name), before, after);
      else await writeFile(join(data, `${name}.json`), asJson(after));
    },
    hostPictures: async () => {
      for (const file of await readdir(data, { recursive: true })) {
        if (!file.endsWith(".json") || file.startsWith(`schemas${sep}`)) continue;
        const text = await readFile(join(data, file), "utf8");
        await writeFile(
          join(data, file),
          text.replace(/"\/?images\/(?!brand\/)[^"]+"/g, JSON.stringify(HOSTED_PICTURE)),
        );
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
      const [code, signal] = (await once(child, "close")) as [number | null, string | null];
      const log = Buffer.concat(output).toString();
      if (code !== 0) {
        const end = log.split("\n").slice(-LAST_LINES).join("\n");
        throw new Error(
          `The copy in ${directory} could not be built (${signal ?? `exit code ${String(code)}`}):\n${end}`,
        );
      }
      return { seconds: (Date.now() - started) / 1000, log };
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
