import { buildGrownSite } from "./grown-site";

/** Builds the grown site in the empty folder that its argument names: `tsx build-grown-site.ts FOLDER`. */

buildGrownSite(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
