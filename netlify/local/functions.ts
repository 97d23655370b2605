import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "@netlify/zip-it-and-ship-it";
import { MANIFEST } from "./bundle-functions";
import { invoke, provideLambdaRuntime } from "./lambda";
import type { Caller, Invocation, LambdaHandler } from "./lambda";

/** A function of the project, bundled and loaded. */
export interface LoadedFunction {
  readonly name: string;
  readonly routes: readonly Route[];
  /** Cron's notation, or one of its names. */
  readonly schedule?: string;
  invoke(request: Request, caller: Caller): Invocation;
}

type Route = NonNullable<Manifest["functions"][number]["routes"]>[number];

/** The file by which Netlify's bootstrap is loaded, with the function behind it. */
const ENTRY = "___netlify-entry-point.mjs";

/**
 * Loads bundles, once, with Netlify's bootstrap around each.
 *
 * Netlify's local platform could run the functions itself, but it builds one again for every request, and builds that
 * run at the same time break each other.
 *
 * @param directory the folder with the bundles and their manifest
 */
export async function loadFunctions(directory: string): Promise<LoadedFunction[]> {
  provideLambdaRuntime();
  const { functions } = JSON.parse(await readFile(join(directory, MANIFEST), "utf8")) as Manifest;
  return Promise.all(
    functions.map(async ({ name, routes = [], schedule }) => {
      const entry = pathToFileURL(join(directory, name, ENTRY)).href;
      const { handler } = (await import(entry)) as { readonly handler: LambdaHandler };
      return { name, routes, schedule, invoke: (request: Request, caller: Caller) => invoke(handler, request, caller) };
    }),
  );
}

/** Compares a path as Netlify does; it is in small letters, without a slash at its end. */
function matches(route: Route, path: string, method: string): boolean {
  if (route.methods?.length && !route.methods.includes(method)) return false;
  return "literal" in route ? route.literal === path : new RegExp(route.expression).test(path);
}

/** Finds the function that answers a request, by the routes in the manifest. */
export function functionFor(
  functions: readonly LoadedFunction[],
  { url, method }: Request,
): LoadedFunction | undefined {
  const path = new URL(url).pathname.toLowerCase().replace(/(.)\/$/, "$1");
  return functions.find(({ routes }) => routes.some((route) => matches(route, path, method)));
}
