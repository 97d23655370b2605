import { createHmac, timingSafeEqual } from "node:crypto";
import type { NewsletterSettings } from "../settings";

/** What a link in a mail is good for, and the path it leads to. */
export const LINK_PATHS = {
  unsubscribe: "/api/newsletter/unsubscribe",
  confirm: "/api/newsletter/confirm",
} as const;

/** What a link in a mail is good for. */
export type LinkPurpose = keyof typeof LINK_PATHS;

const ID = /^newsletter\/([0-9a-f]{32})$/;

/** Signs an id for one purpose; the signature is of no use for another. */
function signature(key: string, purpose: LinkPurpose, id: string): string {
  return createHmac("sha256", key).update(`${purpose} ${id}`).digest("base64url");
}

function isEqual(a: string, b: string): boolean {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
}

/**
 * Makes the link that lets its holder do something with one subscription. It has no email address in it.
 *
 * @param id the subscription's id
 */
export function signedLink({ signingKey, siteUrl }: NewsletterSettings, purpose: LinkPurpose, id: string): string {
  const url = new URL(LINK_PATHS[purpose], siteUrl);
  url.searchParams.set("subscription", ID.exec(id)?.[1] ?? "");
  url.searchParams.set("signature", signature(signingKey, purpose, id));
  return url.href;
}

/** Returns the id of the subscription that a link is for; undefined when the link was not made here, or not for this. */
export function subscriptionOfLink(key: string, purpose: LinkPurpose, link: string): string | undefined {
  const { searchParams } = new URL(link);
  const id = `newsletter/${searchParams.get("subscription") ?? ""}`;
  const isGenuine = ID.test(id) && isEqual(searchParams.get("signature") ?? "", signature(key, purpose, id));
  return isGenuine ? id : undefined;
}
