import type { Context } from "@netlify/functions";

/** What the functions use of the context Netlify calls them with. */
export type FunctionContext = Pick<Context, "waitUntil"> & { readonly deploy: Pick<Context["deploy"], "context"> };

/** The process's environment: everything the server side is configured by is read in this file. */
type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the environment, in one sentence that says what to do. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** How the firm hears of a submission. */
export interface NotificationSettings {
  /** `smtps://user:password@mail.example.com` */
  readonly smtpUrl: string;
  /** Who is told; several addresses are separated by commas. */
  readonly to: string;
  readonly from: string;
}

const NOTIFICATION_VARIABLES = ["SMTP_URL", "NOTIFY_TO", "NOTIFY_FROM"] as const;

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:\/\/[^/]/.test(value);
}

/** The settings of the notification, or undefined when they are not complete: it is off then. */
export function notificationSettings(environment: Environment = process.env): NotificationSettings | undefined {
  const { SMTP_URL: smtpUrl, NOTIFY_TO: to, NOTIFY_FROM: from } = environment;
  return smtpUrl && isSmtpUrl(smtpUrl) && to && from ? { smtpUrl, to, from } : undefined;
}

/** Says that nobody is notified and what to do about it; undefined when the notification is on. */
export function notificationsOffNotice(environment: Environment = process.env): string | undefined {
  if (notificationSettings(environment)) return undefined;
  const missing = NOTIFICATION_VARIABLES.filter((name) => !environment[name]);
  const remedy = missing.length > 0 ? `set ${missing.join(", ")}` : "SMTP_URL must begin with smtp:// or smtps://";
  return `Notifications are off, nobody is told of a submission: ${remedy}.`;
}

/**
 * The deploy context that decides which store submissions go to. Netlify gives it to each call; its local
 * platform leaves it empty.
 */
export function deployContext(fromCall: string, environment: Environment = process.env): string {
  return fromCall || environment.CONTEXT || "dev";
}

/** Access to the store of the published site, from outside Netlify. */
export interface ProductionAccess {
  readonly siteID: string;
  readonly token: string;
}

/**
 * Access to the published site's store, or undefined when the environment names none.
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
}

/**
 * The settings of the local server; the inbox reads the same folder of submissions.
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
  };
}
