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
 * Reloads the page if a chunk is missing because another build has been deployed, once for each build. Drafts of forms
 * are kept.
 *
 * @param error what `import()` has thrown; other errors are ignored
 * @returns whether the page is about to be reloaded
 */
export async function reloadForNewDeploy(error: unknown): Promise<boolean> {
  // webpack's name for the error of a failed `import()`.
  if (!(error instanceof Error) || error.name !== "ChunkLoadError") return false;
  try {
    const answer = await fetch(BUILD, { cache: "no-store" });
    const { webpackCompilationHash: build } = (await answer.json()) as { readonly webpackCompilationHash?: string };
    if (!build || build === window.___webpackCompilationHash || sessionStorage.getItem(RELOADED) === build)
      return false;
    sessionStorage.setItem(RELOADED, build);
  } catch {
    // Without a connection, the page would be missing as well; without a storage, it could reload for ever.
    return false;
  }
  window.location.reload();
  return true;
}
