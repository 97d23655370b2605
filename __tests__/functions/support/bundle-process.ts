/** Bundles the functions into a folder: `tsx bundle-process.ts FOLDER`. */
import { bundleFunctions } from "../../../netlify/local/bundle-functions";

void bundleFunctions(process.argv[2] ?? "");
