import type { Context } from "@netlify/functions";

/** The part that the functions use of the context with which Netlify calls them. */
export type FunctionContext = Pick<Context, "waitUntil"> & {
  readonly deploy: Deploy;
  /** The visitor's address, where it is known. */
  readonly ip?: string;
};

/** Which deploy was called: its context, and an id of its own. */
type Deploy = Pick<Context["deploy"], "context"> & { readonly id?: string };

/** The process's environment: nothing else configures the server side, which reads it here and in settings.ts. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Something is wrong with the environment; the message is one sentence that says what to do. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/**
 * Returns the deploy context, which decides to which store submissions go; a preview's has its id, as each has its own
 * store. Netlify gives the context to each call; its local platform leaves it empty.
 *
 * @throws SettingsError when it is empty on Netlify, where nobody reads the local store
 */
export function deployContext(deploy: Deploy, environment: Environment = process.env): string {
  const context = deploy.context || environment.CONTEXT;
  if (context) return isPreview(context) && deploy.id ? `${context}-${deploy.id}` : context;
  // https://docs.netlify.com/build/functions/environment-variables/
  if (environment.SITE_ID) {
    throw new SettingsError("Netlify named no deploy context, so it is not known which store to use.");
  }
  return LOCAL_CONTEXT;
}

/** The context that Netlify's own local tools name. */
export const LOCAL_CONTEXT = "dev";

/** The context of the published site. */
export const PRODUCTION_CONTEXT = "production";

function isPreview(context: string): boolean {
  return context !== PRODUCTION_CONTEXT && context !== LOCAL_CONTEXT;
}

/** Tells whether a deploy in this context sends mail: previews and branches never do. */
export function sendsMail(context: string): boolean {
  return !isPreview(context);
}

/** Access to the store of the published site, from outside Netlify. */
export interface ProductionAccess {
  readonly siteID: string;
  readonly token: string;
}

/**
 * Reads the access to the published site's store; undefined when the environment names none.
 *
 * @throws SettingsError when only half of it is there
 */
export function productionAccess(environment: Environment = process.env): ProductionAccess | undefined {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = environment;
  if (siteID && token) return { siteID, token };
  if (!siteID && !token) return undefined;
  throw new SettingsError("For the published site's store set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.");
}

/** Where the local server finds and keeps things, and where it listens. */
export interface LocalSettings {
  readonly port: number;
  /** The folder with `netlify.toml` and the built site. */
  readonly siteDirectory: string;
  /** The folder with the submissions. */
  readonly storeDirectory: string;
  /** The folder with the functions' bundles, where they are made already. */
  readonly bundles?: string;
}

/**
 * Reads the settings of the local server; the inbox works on the same folder of submissions.
 *
 * @throws SettingsError when PORT is no port number
 */
export function localSettings(environment: Environment = process.env): LocalSettings {
  const port = Number(environment.PORT || 8888);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${environment.PORT}".`);
  }
  return {
    port,
    siteDirectory: environment.SITE_DIRECTORY || ".",
    storeDirectory: environment.STORE_DIRECTORY || ".netlify/blobs-serve",
    bundles: environment.FUNCTION_BUNDLES || undefined,
  };
}
