import { productionAccess, SettingsError } from "./environment";
import type { Environment } from "./environment";

/** How subscriptions begin and end. */
export interface NewsletterSettings {
  /** What links are signed with, and unsubscribed addresses are hashed with. */
  readonly signingKey: string;
  /** The site's address, without a slash at its end: links in mail begin with it. */
  readonly siteUrl: string;
  /** Whether a subscription counts only once its link was followed. */
  readonly doubleOptIn: boolean;
}

const SHORTEST_KEY = 32;

function keyProblem({ SIGNING_KEY: key }: Environment): string | undefined {
  if (!key) return "set SIGNING_KEY";
  return key.length < SHORTEST_KEY ? `SIGNING_KEY must have at least ${SHORTEST_KEY} characters` : undefined;
}

/** What is wrong with the settings of the published site, a sentence each. */
export function newsletterProblems(environment: Environment = process.env): string[] {
  const { DOUBLE_OPT_IN: doubleOptIn } = environment;
  const isWrong = doubleOptIn && doubleOptIn !== "true";
  return [keyProblem(environment), isWrong ? 'DOUBLE_OPT_IN must be "true", or not be set' : undefined].filter(
    (problem) => problem !== undefined,
  );
}

/** As gatsby-config.ts: Netlify sets URL for its builds and functions; everywhere else the real one is named. */
function siteUrl(environment: Environment): string {
  if (productionAccess(environment) && !environment.URL) {
    throw new SettingsError("Set URL to the address of the published site, which the links begin with.");
  }
  return (environment.URL || "https://www.corvane.example").replace(/\/+$/, "");
}

/**
 * The settings; undefined where nothing is set, and no subscriber gets mail from here.
 *
 * @throws SettingsError when something is wrong with them
 */
export function newsletterSettings(environment: Environment = process.env): NewsletterSettings | undefined {
  const { SIGNING_KEY: signingKey, DOUBLE_OPT_IN: doubleOptIn } = environment;
  if (!signingKey && !doubleOptIn) return undefined;
  const problems = newsletterProblems(environment);
  if (!signingKey || problems.length > 0) throw new SettingsError(`${problems.join("; ")}.`);
  return { signingKey, siteUrl: siteUrl(environment), doubleOptIn: doubleOptIn === "true" };
}
