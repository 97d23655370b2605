import { FIELDS } from "../../src/forms/fields";
import { SUBMISSION_KINDS, type SubmissionKind } from "../../src/forms/submission-kind";
import { utcTime } from "../../src/lib/dates";
import { escapeHtml } from "../../src/lib/escape-html";
import type { MailSettings } from "../settings";
import type { StoredSubmission, SubmissionValues } from "./submission";

export const countOf = (count: number): string => (count === 1 ? "1 submission" : `${count} submissions`);

/** Outlook joins the lines of a plain text, so each is an element here. Lines in Arabic or Hebrew run from right to left. */
const toHtml = (text: string) =>
  text.replace(/^.*\n?/gm, (line) => `<div dir="auto">${escapeHtml(line.trimEnd()) || "<br>"}</div>`);

/** Mail programs join mails with the same subject, and answer with "out of office" without `Auto-Submitted` (RFC 3834). */
export const notice = (subject: string, text: string) => ({
  subject: `${subject}, ${utcTime(new Date().toISOString())}`,
  headers: { "Auto-Submitted": "auto-generated" },
  text,
  html: toHtml(text),
});

/** Returns a text, or its beginning with at most `max` characters and no half one at the end. */
const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).replace(/\p{Surrogate}$/u, "")} …` : text;

/** Bytes. Gmail cuts off the HTML of a mail after 102 kB. */
const MAX_HTML = 90_000;

const QUOTE = '<blockquote style="margin:0 0 16px;padding-left:12px;border-left:3px solid #999;white-space:pre-wrap">';

/**
 * Writes a mail's text and HTML. All that visitors wrote is marked: they can imitate the site's own words, with a harmful command.
 * It comes first, because phones show how a mail begins. The site's words are where replies expect a signature, and drop it.
 */
function bodyOf(quotesOf: (max: number) => string[], own: string) {
  const htmlOf = (quotes: readonly string[], note = "") => {
    const html = quotes.map((quote) => `${QUOTE}${toHtml(quote)}</blockquote>`).join("");
    return html.replace(/(?<= · )mailto:[^\s<]+/g, '<a href="$&">$&</a>') + toHtml(`${note}-- \n${own}`);
  };
  const quotes = quotesOf(Infinity);
  let html = htmlOf(quotes);
  for (let max = MAX_HTML; Buffer.byteLength(html) > MAX_HTML; max *= 0.8)
    html = htmlOf(quotesOf(max), "The plain text of this mail has the rest, and so has the inbox.\n");
  return { text: [...quotes.map((quote) => quote.replace(/^/gm, "> ")), `-- \n${own}\n`].join("\n\n"), html };
}

/** Leaves nothing that could look like a command or a ticket's number, or become a link. */
function plainName(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}'’]+(?:-\p{L}[\p{L}\p{M}'’]*)*/gu) ?? [];
  return cut(words.join(" "), 60);
}

const SUBJECTS: Readonly<Record<SubmissionKind, (values: SubmissionValues) => string>> = {
  newsletter: ({ email = "" }) => `Newsletter subscription: ${email.replace(/[^\w.@+-]|-(?=\d)/g, "?")}`,
  application: ({ name = "", position = "" }) => `Application: ${plainName(position)}, from ${plainName(name)}`,
  contact: ({ name = "" }) => `Message from ${plainName(name)}`,
};

/** Writes the message or the cover letter, and then the other fields, each with at most `max` characters. */
function textOf({ kind, values }: StoredSubmission, max: number): string {
  const fields = FIELDS[kind].map((field) => ({ ...field, value: cut(values[field.name] ?? "", max) }));
  const filled = fields.filter(({ value }) => value !== "");
  const lead = filled.findLast(({ type }) => type === "multiline");
  const others = filled.filter((field) => field !== lead);
  const lines = others.map(({ label, value }) => `${label}:${value.includes("\n") ? "\n" : " "}${value}`);
  return [...(lead ? [lead.value, ""] : []), ...lines].join("\n");
}

/** What a mail contains of what visitors wrote. */
export const LEVELS = ["texts", "names", "nothing"] as const;

export type Level = (typeof LEVELS)[number];

/** In a mail about several submissions: texts, and the characters of each field. */
const [MAX_TEXTS, LONGEST_TEXT] = [40, 1_500];

/**
 * Writes one mail to the firm, in which a person finds the genuine submissions: messages first. All mails about one have the same
 * Message-ID, so mail programs can detect duplicates. Headers contain no line breaks: the schemas remove them from short fields,
 * and nodemailer encodes addresses.
 */
export function mailAbout(submissions: readonly StoredSubmission[], { from }: MailSettings, level: Level) {
  const ordered = [...SUBMISSION_KINDS].reverse().flatMap((kind) => submissions.filter((one) => one.kind === kind));
  const [{ id, kind, values }, ...others] = ordered as [StoredSubmission, ...StoredSubmission[]];
  const isOne = others.length === 0;
  const lines = ordered.map(({ id, kind, receivedAt, values: { name = "", email = "" } }) => {
    const link = `mailto:${email.replace(/[^\w.@+-]/g, encodeURIComponent)}`;
    const sender = level === "nothing" ? [] : [plainName(name), link].filter(Boolean);
    return [kind, utcTime(receivedAt), ...sender, id].join(" · ");
  });
  const withText = level === "texts" ? ordered.slice(0, MAX_TEXTS) : [];
  const quotesOf = (max: number) => {
    const longest = isOne ? max : Math.min(max, LONGEST_TEXT);
    const texts = withText.map((one, index) => `${textOf(one, longest)}\n\n${lines[index]}`);
    return [...texts, cut(lines.slice(texts.length).join("\n"), max)].filter(Boolean);
  };
  const without = { texts: "", names: " without texts", nothing: " without names" }[level];
  const about = isOne ? `${kind}${without}, ${id.slice(-16)}` : `${countOf(ordered.length)} at once${without}`;
  const isOneSender = level !== "nothing" && others.every((one) => one.values.email === values.email);
  // Mail programs decode `=?` in a name as an encoded word (RFC 2047).
  const replyTo = { name: values.name?.replaceAll("=?", "= ?") ?? "", address: values.email ?? "" };
  const mail = {
    ...notice(`Website: ${about}`, ""),
    ...bodyOf(quotesOf, `Show ${isOne ? "this" : "one"}: npm run inbox -- show ${isOne ? id : "ID"}`),
    ...(isOneSender ? { replyTo } : {}),
  };
  if (!isOne) return mail;
  const subject = level === "texts" ? SUBJECTS[kind](values) : mail.subject;
  return { ...mail, subject, headers: {}, messageId: `<${id}@${from.address.replace(/.*@/, "")}>` };
}
