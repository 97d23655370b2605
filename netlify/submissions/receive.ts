import { once } from "node:events";
import type { Context } from "@netlify/functions";
import { HONEYPOT_FIELD, resultPath, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind, SubmissionOutcome } from "../../src/forms/submission-kind";
import { InvalidFields, validate } from "../../src/forms/validate";
import { ANSWER_HEADERS } from "../security-headers";
import { mailSettings, settingsProblems } from "../settings";
import type { MailSettings } from "../settings";
import { deliver } from "./deliver";
import { count, uncount } from "./limits";
import { describeMailError, sendOne } from "./mail";
import { bodyFormat, checkSender, HttpError, readFields } from "./read-request";
import type { BodyFormat } from "./read-request";
import { refusalPage } from "./refusal-page";
import { isPreview, openStore } from "./store";
import type { Deploy, Store } from "./store";
import { createSubmission, keyTime, newSubmission } from "./submission";
import type { State, StoredSubmission } from "./submission";

export type FunctionContext = Pick<Context, "waitUntil"> & { readonly deploy: Deploy };

/** Milliseconds. Netlify stops a function after ten seconds. */
const STORE_TIMEOUT = 7_000;

/** Records of a kind, and of spam of all kinds. Short contact messages are accepted above the limit. */
const MAX_PER_HOUR = { newsletter: 1_000, application: 1_000, contact: 1_000, spam: 200 };
const SHORT_MESSAGE_BYTES = 4 * 1024;

async function isFlooded(store: Store, kind: keyof typeof MAX_PER_HOUR): Promise<boolean> {
  const hour = keyTime(new Date()).slice(0, "2026-11-25T01-".length);
  const folders = kind === "spam" ? SUBMISSION_KINDS.map((one) => `spam/${one}`) : [`new/${kind}`, `kept/${kind}`];
  const found = await Promise.all(folders.map((folder) => store.list(`${folder}/${hour}`)));
  return found.flat().length >= MAX_PER_HOUR[kind];
}

const FLOOD_ALERTS = { key: "limits/flood-alerts", max: 1, period: 24 * 3_600_000 };

async function alertIfFlooded(store: Store, settings: MailSettings, kind: SubmissionKind): Promise<void> {
  if (!(await count(store, FLOOD_ALERTS, () => isFlooded(store, kind)))) return;
  const text = [
    `The website received ${MAX_PER_HOUR[kind]} submissions of the kind "${kind}" within one hour. Until the next hour starts, it accepts no more of them, except short contact messages. It asks other visitors to try again later; their text stays in the form.`,
    "Read the submissions: npm run inbox -- list, and npm run inbox -- list --spam",
    "The website sends this alert at most once a day.",
  ].join("\n\n");
  const mail = { to: [...settings.to], subject: "Website: too many submissions", text };
  await sendOne(settings, mail).catch((error: unknown) =>
    uncount(store, FLOOD_ALERTS).then(() => Promise.reject(error)),
  );
}

/** Above the limit, nothing is stored. A repeated submission is stored already. */
async function save(store: Store, state: State, submission: StoredSubmission, isShortMessage: boolean) {
  const isRefused = !isShortMessage && (await isFlooded(store, state === "spam" ? "spam" : submission.kind));
  if (isRefused) return "refused";
  return (await createSubmission(store, state, submission)) ? "stored" : "repeated";
}

/** Without settings nothing is sent or logged here: the scheduled runs report the missing settings. */
function mailAfterAnswer(context: FunctionContext, send: (settings: MailSettings) => Promise<unknown>): void {
  if (isPreview(context.deploy) || settingsProblems().length > 0) return;
  const sent = send(mailSettings());
  context.waitUntil(sent.catch((error: unknown) => console.error("Mail failed:", describeMailError(error))));
}

const redirectToResult = (kind: SubmissionKind, outcome: SubmissionOutcome) =>
  new Response(null, { status: 303, headers: { ...ANSWER_HEADERS, location: resultPath(kind, outcome) } });

const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { ...ANSWER_HEADERS, ...headers } });

function errorResponse(kind: SubmissionKind, format: BodyFormat | undefined, error: unknown): Response {
  const isForm = format === "form";
  if (error instanceof InvalidFields) {
    if (isForm) return refusalPage(kind, 422, Object.values(error.fields));
    return json(422, { error: error.message, fields: error.fields });
  }
  if (!(error instanceof HttpError)) console.error(`A submission (${kind}) could not be stored:`, error);
  else if (isForm && error.status === 403) return refusalPage(kind, 403, [error.message]);
  if (isForm) return redirectToResult(kind, "failure");
  if (error instanceof HttpError) return json(error.status, { error: error.message }, error.headers);
  return json(503, { error: "The submission could not be stored. Please try again later." });
}

/**
 * Validates a submission, stores it with one conditional write and mails it after the answer. Never throws.
 *
 * The answer is JSON (201 with the `id`, or an `error`), or a page if a browser without JavaScript sent the form.
 * docs/operations.md lists the status codes.
 */
export async function receive(
  kind: SubmissionKind,
  request: Request,
  context: FunctionContext,
  open: typeof openStore = openStore,
): Promise<Response> {
  const format = bodyFormat(request);
  try {
    checkSender(request);
    if (!format) throw new HttpError(415, "The content type must be application/json.");
    const { fields, bytes } = await readFields(request, format);
    const { [HONEYPOT_FIELD]: honeypot, ...visible } = fields;
    const submission = newSubmission(kind, await validate(kind, visible));
    const state = honeypot ? "spam" : "new";
    const isShortMessage = kind === "contact" && state === "new" && bytes <= SHORT_MESSAGE_BYTES;
    const signal = AbortSignal.timeout(STORE_TIMEOUT);
    const saved = save(open(context.deploy, signal), state, submission, isShortMessage);
    // The client of Netlify Blobs ignores the signal while it waits between two retries.
    const timeout = once(signal, "abort").then(() => Promise.reject(new Error("The store did not answer in time.")));
    const result = await Promise.race([saved, timeout]);
    if (state === "new" && result !== "repeated") {
      const store = open(context.deploy);
      if (result === "stored")
        mailAfterAnswer(context, (settings) => deliver(store, settings, { only: submission.id }));
      if (result === "refused" || isShortMessage)
        mailAfterAnswer(context, (settings) => alertIfFlooded(store, settings, kind));
    }
    if (result === "refused") {
      const secondsToNextHour = 3_600 - (Math.floor(Date.now() / 1_000) % 3_600);
      const headers = { "retry-after": `${secondsToNextHour}` };
      throw new HttpError(503, "Too many submissions at the moment. Please try again in an hour.", headers);
    }
    return format === "form" ? redirectToResult(kind, "success") : json(201, { id: submission.id });
  } catch (error) {
    return errorResponse(kind, format, error);
  }
}
