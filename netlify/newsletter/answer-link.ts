import escapeHtml from "escape-html";
import site from "../../data/site.json";
import { deployContext, SettingsError } from "../environment";
import type { FunctionContext } from "../environment";
import { htmlDocument } from "../html/html-document";
import { ANSWER_HEADERS } from "../security-headers";
import { newsletterSettings } from "../settings";
import type { NewsletterSettings } from "../settings";
import { openStore, withStoreInTime } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";
import { subscriptionOfLink } from "./signed-link";
import type { LinkPurpose } from "./signed-link";

/** What a page says. */
interface PageWords {
  readonly title: string;
  readonly text: string;
  /** The button that goes on; the page has none when left out. */
  readonly button?: string;
}

/**
 * Makes the page that a link in a mail leads to. Its address, which names the subscription, is told to nobody.
 *
 * @param status the HTTP status
 */
function page(status: number, { title, text, button }: PageWords): Response {
  // It posts to its own address, which names the subscription.
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : "";
  return htmlDocument(status, title, `<p>${escapeHtml(text)}</p>${form}`, { "referrer-policy": "no-referrer" });
}

const METHODS = ["GET", "HEAD", "POST"];

/** What a link does. */
export interface LinkAction {
  readonly purpose: LinkPurpose;
  /** Asked first: programs that look at mail follow links, and press no buttons. */
  readonly question: PageWords;
  readonly done: PageWords;
  /** Does it; false when what it could be done with is gone. */
  act(store: SubmissionStore, settings: NewsletterSettings, id: string): Promise<boolean>;
  /** Work for after the answer. */
  afterwards?(store: SubmissionStore, deploy: string): Promise<void>;
}

const BROKEN: PageWords = {
  title: "This link does not work",
  text: `Part of it may be missing. Copy all of it from the email, or write to ${site.email}.`,
};

const EXPIRED: PageWords = { title: "This link has expired", text: "Please subscribe again on our website." };

const FAILED: PageWords = { title: "Something went wrong", text: "Please try again later." };

async function perform(action: LinkAction, id: string, settings: NewsletterSettings, context: FunctionContext) {
  const deploy = deployContext(context.deploy);
  if (!(await withStoreInTime(deploy, (store) => action.act(store, settings, id)))) return page(410, EXPIRED);
  if (action.afterwards) context.waitUntil(action.afterwards(openStore(deploy), deploy));
  return page(200, action.done);
}

/**
 * Answers a signed link from a mail: GET asks, POST does it, also where a mail program posts by itself (RFC 8058).
 * Nothing is thrown.
 */
export async function answerLink(action: LinkAction, request: Request, context: FunctionContext): Promise<Response> {
  if (!METHODS.includes(request.method)) {
    return new Response(null, { status: 405, headers: { ...ANSWER_HEADERS, allow: METHODS.join(", ") } });
  }
  try {
    const settings = newsletterSettings();
    if (!settings) throw new SettingsError("SIGNING_KEY is not set: no link can be answered.");
    const id = subscriptionOfLink(settings.signingKey, action.purpose, request.url);
    if (id === undefined) return page(400, BROKEN);
    if (request.method === "POST") return await perform(action, id, settings, context);
    return page(200, action.question);
  } catch (error) {
    console.error(`A link (${action.purpose}) could not be answered:`, error);
    return page(503, FAILED);
  }
}
