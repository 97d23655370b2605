import { createHash } from "node:crypto";
import { once } from "node:events";
import type { Context } from "@netlify/functions";
import site from "../../data/site.json";
import { HONEYPOT_FIELD, resultPath, type SubmissionKind } from "../../src/forms/submission-kind";
import { REFUSAL_STYLE, refusalPage } from "../../src/forms/refusal-page";
import { validate } from "../../src/forms/schemas";
import { ANSWER_HEADERS } from "../security-headers";
import { mailSettings, settingsProblems } from "../settings";
import { deliver } from "./deliver";
import { describeMailError } from "./mail";
import { bodyFormat, checkSender, HttpError, readFields, type BodyFormat } from "./read-request";
import { isPreview, openStore, type Deploy, type Store } from "./store";
import { createSubmission, listRecords, newSubmission, SLOT, startsOfSlot, type StoredSubmission } from "./submission";

export type FunctionContext = Pick<Context, "waitUntil"> & { readonly deploy: Deploy };

/** Milliseconds. The browser waits for twenty seconds. */
const STORE_TIMEOUT = 7_000;

/** Stores a submission, and returns its id, unless the same person has sent the same text in this slot or the one before. */
async function save(store: Store, state: "new" | "spam", submission: StoredSubmission) {
  const { kind, values, receivedAt } = submission;
  const earlier = newSubmission(kind, values, new Date(Date.parse(receivedAt) - SLOT)).id;
  const states = state === "spam" ? ["spam"] : ["new", "kept"];
  const isKnown = async (id: string) =>
    (await Promise.all(states.map((one) => store.read(`${one}/${id}`)))).some(Boolean);
  const [wasKnown, isKnownNow] = await Promise.all([isKnown(earlier), isKnown(submission.id)]);
  if (wasKnown || isKnownNow) return { id: wasKnown ? earlier : submission.id, isNew: false };
  // A program that fills in the hidden field must not fill the store.
  const hour = startsOfSlot(0).map((start) => start.slice(0, -3));
  if (state === "spam" && (await listRecords(store, ["spam"], hour)).length >= 200) {
    const headers = { "retry-after": `${3_600 - (Math.floor(Date.now() / 1_000) % 3_600)}` };
    throw new HttpError(503, "Too many submissions at the moment. Please try again in an hour.", headers);
  }
  return { id: submission.id, isNew: await createSubmission(store, state, submission) };
}

/** Without settings nothing is sent or logged here: the scheduled runs report the missing settings. */
function mailAfterAnswer(context: FunctionContext, id: string, store: Store): void {
  if (isPreview(context.deploy) || settingsProblems().length > 0) return;
  const sent = deliver(store, mailSettings(), { only: id });
  context.waitUntil(sent.catch((error: unknown) => console.error("Mail failed:", describeMailError(error))));
}

const STYLE_DIGEST = createHash("sha256").update(REFUSAL_STYLE).digest("base64");
const REFUSAL_HEADERS = {
  ...ANSWER_HEADERS,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; img-src 'self'; style-src 'sha256-${STYLE_DIGEST}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

const refuse = (kind: SubmissionKind, status: 403 | 422, reasons: readonly string[]) =>
  new Response(refusalPage(kind, site.brand, status, reasons), { status, headers: REFUSAL_HEADERS });

const redirectToResult = (...result: Parameters<typeof resultPath>) =>
  new Response(null, { status: 303, headers: { ...ANSWER_HEADERS, location: resultPath(...result) } });

const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { ...ANSWER_HEADERS, ...headers } });

function errorResponse(kind: SubmissionKind, format: BodyFormat | undefined, error: unknown): Response {
  const isForm = format === "form";
  if (!(error instanceof HttpError)) console.error(`A submission (${kind}) could not be stored:`, error);
  else if (isForm && error.status === 403) return refuse(kind, 403, [error.message]);
  if (isForm) return redirectToResult(kind, "failure");
  if (error instanceof HttpError) return json(error.status, { error: error.message }, error.headers);
  return json(503, { error: "The submission could not be stored. Please try again later." });
}

/**
 * Validates a submission, stores it with one conditional write and mails it after the answer. Never throws. The answer is JSON
 * (201 with the `id`, or an `error`), or a page for a browser without JavaScript. docs/operations.md lists the status codes.
 */
export async function receive(kind: SubmissionKind, request: Request, context: FunctionContext): Promise<Response> {
  const format = bodyFormat(request);
  try {
    checkSender(request);
    if (!format) throw new HttpError(415, "The content type must be application/json.");
    const { [HONEYPOT_FIELD]: honeypot, ...visible } = await readFields(request, format);
    const { values, errors } = await validate(kind, visible);
    const reasons = Object.values(errors);
    if (reasons.length > 0 && format === "form") return refuse(kind, 422, reasons);
    if (reasons.length > 0) return json(422, { error: "The submission is not valid.", fields: errors });
    const submission = newSubmission(kind, values);
    const state = honeypot ? "spam" : "new";
    const signal = AbortSignal.timeout(STORE_TIMEOUT);
    const saved = save(openStore(context.deploy, signal), state, submission);
    // The client of Netlify Blobs ignores the signal while it waits between two retries.
    const timeout = once(signal, "abort").then(() => Promise.reject(new Error("The store did not answer in time.")));
    const { id, isNew } = await Promise.race([saved, timeout]);
    if (isNew && state === "new") mailAfterAnswer(context, id, openStore(context.deploy));
    return format === "form" ? redirectToResult(kind, "success") : json(201, { id });
  } catch (error) {
    return errorResponse(kind, format, error);
  }
}
