import confirm from "../../../netlify/functions/newsletter-confirm.mjs";
import unsubscribe from "../../../netlify/functions/newsletter-unsubscribe.mjs";
import { LINK_PATHS } from "../../../netlify/newsletter/signed-link";

const HANDLERS = new Map([
  [LINK_PATHS.unsubscribe, unsubscribe],
  [LINK_PATHS.confirm, confirm],
] as const);

/** What a link answered, and the work it left for later. */
export interface LinkAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** Follows a link from a mail, or posts to it, as Netlify calls its function; waits for what is done afterwards. */
export async function followLink(link: string, init: RequestInit = {}): Promise<LinkAnswer> {
  const handler = [...HANDLERS].find(([path]) => path === new URL(link).pathname)?.[1];
  if (!handler) throw new Error(`No function answers ${link}`);
  const later: Promise<unknown>[] = [];
  const context = { deploy: { context: "dev" }, waitUntil: (work: Promise<unknown>) => void later.push(work) };
  const response = await handler(new Request(link, init), context);
  await Promise.all(later);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Presses the button of the page that a link leads to. */
export function pressButton(link: string): Promise<LinkAnswer> {
  return followLink(link, { method: "POST", body: new URLSearchParams() });
}
