import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { buildDate } from "../content/build-day";

interface Contact {
  readonly siteFacts: { readonly email: string };
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
}

const CONTACT = `
  query SecurityContact {
    siteFacts { email }
    site { siteMetadata { siteUrl } }
  }
`;

/** Where who finds a weakness looks first: https://www.rfc-editor.org/rfc/rfc9116 */
const PATH = ".well-known/security.txt";

/** What a build says holds for this long, in days; the standard advises less than a year. */
const VALID_DAYS = 360;

/**
 * The text for whoever finds a weakness of the site.
 *
 * @param now the time of the build
 */
export function securityContact({ siteFacts, site }: Contact, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60_000);
  expires.setUTCHours(0, 0, 0, 0);
  const fields = {
    Contact: `mailto:${siteFacts.email}`,
    Expires: expires.toISOString(),
    "Preferred-Languages": "en",
    Canonical: `${site.siteMetadata.siteUrl}/${PATH}`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}

/** Writes `security.txt` into the built site. */
export async function writeSecurityContact({ graphql, store, reporter }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  const { data, errors } = await graphql<Contact>(CONTACT);
  if (errors || !data) {
    reporter.panic("The security contact could not be read", errors as Error[]);
    return;
  }
  const file = join(directory, "public", PATH);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityContact(data, buildDate()));
}
