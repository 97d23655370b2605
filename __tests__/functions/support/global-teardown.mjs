import { rm } from "node:fs/promises";

/** Removes the functions' bundles. */
export default () => rm(process.env.FUNCTION_BUNDLES, { recursive: true, force: true });
