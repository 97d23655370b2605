import { reloadPage } from "./reload-page";

declare global {
  interface Window {
    /** Gatsby's hash of the build that the page belongs to. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** The file in which Gatsby publishes the hash of the deployed build. */
const BUILD = "/page-data/app-data.json";

const RELOADED = "reloaded-for-build";

/**
 * webpack's name for the error of a failed `import()`:
 * https://github.com/webpack/webpack/blob/main/lib/web/JsonpChunkLoadingRuntimeModule.js
 */
const isMissingChunk = (error: unknown) => error instanceof Error && error.name === "ChunkLoadError";

async function deployedBuild(): Promise<string | undefined> {
  const answer = await fetch(BUILD, { cache: "no-store" });
  if (!answer.ok) return undefined;
  const { webpackCompilationHash } = (await answer.json()) as { readonly webpackCompilationHash?: string };
  return webpackCompilationHash;
}

/** Records that the page is reloaded for a build; false if that has been recorded before or the storage is blocked. */
function isFirstReloadFor(build: string): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED) === build) return false;
    window.sessionStorage.setItem(RELOADED, build);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if a chunk is missing because another build has been deployed, once for each build. Drafts of forms
 * are kept.
 *
 * @param error what `import()` has thrown; other errors are ignored
 * @returns whether the page is about to be reloaded
 */
export async function reloadForNewDeploy(error: unknown): Promise<boolean> {
  if (!isMissingChunk(error)) return false;
  try {
    const build = await deployedBuild();
    if (!build || build === window.___webpackCompilationHash || !isFirstReloadFor(build)) return false;
  } catch {
    // Without a connection, the chunk is missing for that reason, and the page would be as well.
    return false;
  }
  reloadPage();
  return true;
}
