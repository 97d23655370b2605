import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "@netlify/functions";
import type { FunctionContext } from "../environment";

/** A function of the project, loaded. */
export interface LoadedFunction {
  readonly config: Config;
  readonly handle: (request: Request, context: FunctionContext) => Promise<Response>;
}

interface FunctionModule {
  readonly config: Config;
  readonly default: LoadedFunction["handle"];
}

const FUNCTIONS_DIRECTORY = join(__dirname, "..", "functions");

/**
 * Loads the project's functions, once.
 *
 * Netlify's local platform could run them itself, but it builds a function again for every request, and builds
 * that run at the same time break each other.
 */
export async function loadFunctions(): Promise<LoadedFunction[]> {
  const files = (await readdir(FUNCTIONS_DIRECTORY)).filter((file) => file.endsWith(".ts"));
  return Promise.all(
    files.map(async (file) => {
      const loaded = (await import(pathToFileURL(join(FUNCTIONS_DIRECTORY, file)).href)) as FunctionModule;
      return { config: loaded.config, handle: loaded.default };
    }),
  );
}

/**
 * Finds the function that answers a path, by the path in its own config. Compares as Netlify does: whatever the case,
 * with or without a slash at the end.
 */
export function functionFor(functions: readonly LoadedFunction[], pathname: string): LoadedFunction | undefined {
  const path = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  return functions.find(({ config }) => config.path === path);
}
