import { reloadPage } from "./reload-page";

declare global {
  interface Window {
    /** Gatsby's name for the build that the page belongs to. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** Where Gatsby says which build is deployed. */
const BUILD = "/page-data/app-data.json";

const RELOADED = "reloaded-for-build";

/** webpack's name for what `import()` throws: https://github.com/webpack/webpack/blob/main/lib/web/JsonpChunkLoadingRuntimeModule.js */
const isMissingChunk = (error: unknown) => error instanceof Error && error.name === "ChunkLoadError";

async function deployedBuild(): Promise<string | undefined> {
  const answer = await fetch(BUILD, { cache: "no-store" });
  if (!answer.ok) return undefined;
  const { webpackCompilationHash } = (await answer.json()) as { readonly webpackCompilationHash?: string };
  return webpackCompilationHash;
}

/** Notes the build that the page is reloaded for; false where that was noted already, or nothing can be noted. */
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
 * Reloads the page where a part of it cannot be fetched because another build is deployed since, once for each build.
 * Drafts of forms survive it.
 *
 * @param error what was thrown; anything but a part that is missing is none of this
 * @returns whether the page is about to be reloaded
 */
export async function reloadForNewDeploy(error: unknown): Promise<boolean> {
  if (!isMissingChunk(error)) return false;
  try {
    const build = await deployedBuild();
    if (!build || build === window.___webpackCompilationHash || !isFirstReloadFor(build)) return false;
  } catch {
    // No connection: the part is missing for that, and so would be the page.
    return false;
  }
  reloadPage();
  return true;
}
