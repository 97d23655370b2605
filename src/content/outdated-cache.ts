import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { readWords } from "../../plugins/gatsby-plugin-content-schema";
import { showsDrafts } from "./drafts";
import { PLACEHOLDERS } from "./placeholders";
import { readSitePages } from "./switch-pages";

/** What to do where what Gatsby has kept is the likeliest reason of a build that lacks something. */
export const BEGIN_ANEW =
  "What is kept from an earlier build may be damaged, or come from another folder: run npm run clean, and build again.";

/** What decides how the site is made of its content, each as a short text that changes with it. */
type Origin = Readonly<Record<string, string>>;

interface GatsbyState {
  readonly program: { readonly directory: string };
  readonly status: {
    /** Empty or missing where there is nothing from an earlier build. */
    readonly PLUGINS_HASH?: string;
    /** What plugins asked Gatsby to keep beside its cache, by their names. */
    readonly plugins?: Readonly<Record<string, { readonly origin?: Origin } | undefined>>;
  };
}

/** What webpack's cache depends on besides its modules. Gatsby keeps this cache when it begins anew. */
const DECIDES_SCRIPTS: readonly string[] = ["code", "packages", "version of Node"];

/** Gatsby's name for gatsby-node.ts among its plugins. */
const SITE = "default-site-plugin";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** One digest of all files below a folder, by their paths and what stands in them. */
function folderDigest(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
  return digest(files.map((file) => `${file} ${digest(readFileSync(join(folder, file), "utf8"))}`).join("\n"));
}

/** npm writes down what it has installed: https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles */
function packagesDigest(directory: string): string {
  const file = join(directory, "node_modules/.package-lock.json");
  if (!existsSync(file)) throw new Error(`${file} is missing, which tells the packages' versions: run npm ci`);
  return digest(readFileSync(file, "utf8"));
}

/**
 * What the nodes, pages and query results of a build depend on besides the content, by the names that the terminal
 * shows.
 *
 * @param directory the project's folder, in which Gatsby has compiled gatsby-node.ts with all that it imports
 */
function readOrigin(directory: string): Origin {
  return {
    code: folderDigest(join(directory, ".cache/compiled")),
    packages: packagesDigest(directory),
    schemas: folderDigest(join(directory, "data/schemas")),
    placeholders: digest(JSON.stringify(readWords(join(directory, "data"), PLACEHOLDERS))),
    drafts: showsDrafts() ? "shown" : "hidden",
    "pages switched off": readSitePages(directory).off.join(" "),
    "version of Node": process.version,
    folder: directory,
  };
}

const stateOf = ({ store }: Pick<ParentSpanPluginArgs, "store">) => store.getState() as GatsbyState;

/**
 * Makes Gatsby begin anew if its cache was made with other code, packages, schemas, words for placeholders or pages
 * switched off, in another folder, or while drafts were shown: it would keep what they made. Gatsby begins anew by itself
 * when gatsby-node.ts changes, but doesn't look at what that imports. Files in `public/static`, such as pictures, stay; so
 * does webpack's cache where nothing that it depends on has changed.
 *
 * @throws Error where Gatsby no longer takes the empty hash for a reason to begin anew
 */
export function clearOutdatedCache({ store, reporter }: Pick<ParentSpanPluginArgs, "store" | "reporter">): void {
  const { program, status } = stateOf({ store });
  if (!status.PLUGINS_HASH) return;
  const before = status.plugins?.[SITE]?.origin ?? {};
  const changed = Object.entries(readOrigin(program.directory)).filter(([name, value]) => before[name] !== value);
  if (changed.length === 0) return;
  reporter.info(
    `Gatsby begins anew, as its cache was made with something else: ${changed.map(([name]) => name).join(", ")}`,
  );
  if (changed.some(([name]) => DECIDES_SCRIPTS.includes(name))) {
    rmSync(join(program.directory, ".cache/webpack"), { recursive: true, force: true });
  }
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  if (stateOf({ store }).status.PLUGINS_HASH !== "") {
    throw new Error("Gatsby keeps an outdated cache: run npm run clean, and adapt src/content/outdated-cache.ts");
  }
}

/** Keeps what the cache is made with beside it, for `clearOutdatedCache` of the next build. */
export function keepOrigin({ store, actions }: ParentSpanPluginArgs): void {
  actions.setPluginStatus({ origin: readOrigin(stateOf({ store }).program.directory) });
}
