import escapeHtml from "escape-html";
import { htmlDocument } from "../html/html-document";

/** What a page says. */
export interface PageWords {
  readonly title: string;
  readonly text: string;
  /** The button that goes on; the page has none when left out. */
  readonly button?: string;
}

/**
 * What whoever follows a link in a mail comes to. Its address, which names the subscription, is told to nobody.
 *
 * @param status the HTTP status
 */
export function page(status: number, { title, text, button }: PageWords): Response {
  // It posts to its own address, which names the subscription.
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : "";
  return htmlDocument(status, title, `<p>${escapeHtml(text)}</p>${form}`, { "referrer-policy": "no-referrer" });
}
