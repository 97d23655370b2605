declare global {
  interface Window {
    /** Gatsby's hash of the page's build. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** Contains the hash of the deployed build. */
const APP_DATA = "/page-data/app-data.json";

const RELOADED_KEY = "reloaded-for-build";

/**
 * Reloads the page if a chunk is missing because another build has been deployed, once per build. Form drafts survive.
 *
 * @param error any error; only those of a failed `import()` cause a reload
 * @returns whether the page is about to reload
 */
export async function reloadForNewDeploy(error: unknown): Promise<boolean> {
  // webpack's name for a failed `import()`.
  if (!(error instanceof Error) || error.name !== "ChunkLoadError") return false;
  try {
    const response = await fetch(APP_DATA, { cache: "no-store" });
    const { webpackCompilationHash: build } = (await response.json()) as { readonly webpackCompilationHash?: string };
    if (!build || build === window.___webpackCompilationHash || sessionStorage.getItem(RELOADED_KEY) === build)
      return false;
    sessionStorage.setItem(RELOADED_KEY, build);
  } catch {
    // Offline, the reload would fail too. Without storage, the page could reload forever.
    return false;
  }
  window.location.reload();
  return true;
}
