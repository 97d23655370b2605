import { HONEYPOT_FIELD, resultPath } from "../../src/forms/submission-kind";
import type { SubmissionKind, SubmissionOutcome } from "../../src/forms/submission-kind";
import { deployContext } from "../environment";
import type { FunctionContext } from "../environment";
import { notify } from "../outbox/deliver";
import { raiseFloodAlert } from "../outbox/flood-alert";
import { ANSWER_HEADERS } from "../security-headers";
import { OverBudget } from "./budget";
import type { Share } from "./budget";
import { cameFromFragment, formAgain, senderPage } from "./plain-form";
import { acceptedFormat, readBody, Refusal } from "./read-request";
import { takeSubmission } from "./save";
import { senderAt } from "./sender";
import { openStore, withStoreInTime } from "./store";
import { unlistedFields } from "./choices";
import { InvalidFields, newSubmission, validate } from "./submission";
import type { RawFields, Submission } from "./submission";

async function readSubmission(kind: SubmissionKind, arrived: RawFields): Promise<Submission> {
  const fields = new Map(arrived);
  const honeypot = fields.get(HONEYPOT_FIELD);
  if (typeof honeypot === "string") fields.delete(HONEYPOT_FIELD);
  const values = await validate(kind, fields);
  const spam = typeof honeypot === "string" && honeypot !== "";
  return newSubmission(kind, values, { spam, unlisted: unlistedFields(values) });
}

const REASONS: Record<Share, string> = {
  sender: "Too much has come from your connection within the hour.",
  network: "Too much has come from your network within the hour.",
  everybody: "Too much is coming in at the moment.",
};

/** Says when something that is refused for load may be sent again. */
function overBudget({ share, until }: OverBudget): Refusal {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1_000));
  const minutes = Math.ceil(seconds / 60);
  const message = `${REASONS[share]} Please try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`;
  return new Refusal(share === "everybody" ? 503 : 429, message, seconds);
}

/** Has the firm told, once an hour, that something is refused for load. Nothing is thrown. */
async function alertFirm(deploy: string, kind: SubmissionKind, share: Share): Promise<void> {
  try {
    if (!(await raiseFloodAlert(openStore(deploy), { kind, refused: share }))) return;
    console.error(`Submissions (${kind}) are refused: the share of this hour is used up (${share}).`);
    await notify(openStore(deploy), deploy);
  } catch (error) {
    console.error("The firm could not be alerted that submissions are refused:", error);
  }
}

async function store(submission: Submission, context: FunctionContext): Promise<string> {
  const { kind, spam } = submission;
  try {
    const deploy = deployContext(context.deploy);
    const sender = senderAt(context.ip);
    const id = await withStoreInTime(deploy, (submissions) => takeSubmission(submissions, submission, sender));
    if (!spam) context.waitUntil(notify(openStore(deploy), deploy));
    return id;
  } catch (error) {
    if (error instanceof OverBudget) {
      context.waitUntil(alertFirm(deployContext(context.deploy), kind, error.share));
      throw overBudget(error);
    }
    console.error(`A submission (${kind}) could not be stored:`, error);
    throw new Refusal(503, "The submission could not be stored. Please try again later.");
  }
}

function toRefusal(error: unknown): Refusal | InvalidFields {
  if (error instanceof Refusal || error instanceof InvalidFields) return error;
  console.error(error);
  return new Refusal(500, "Something went wrong. Please try again later.");
}

function retryHeader({ retryAfter }: Refusal): Record<string, string> {
  return retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
}

/** Tells a program why its submission was not taken. */
function refused(refusal: Refusal | InvalidFields): Response {
  const { message: error } = refusal;
  if (refusal instanceof InvalidFields) {
    return Response.json({ error, fields: refusal.fields }, { status: 422, headers: ANSWER_HEADERS });
  }
  const allow: Record<string, string> = refusal.status === 405 ? { allow: "POST" } : {};
  const headers = { ...ANSWER_HEADERS, ...allow, ...retryHeader(refusal) };
  return Response.json({ error }, { status: refusal.status, headers });
}

/** Answers a browser without JavaScript whose form arrived whole and was not taken: with the form as it was filled in. */
function formNotTaken(
  kind: SubmissionKind,
  entered: RawFields,
  refusal: Refusal | InvalidFields,
  request: Request,
): Response {
  const page = senderPage(request);
  if (refusal instanceof InvalidFields) return formAgain(kind, { status: 422, entered, errors: refusal.fields, page });
  const advice = refusal.retryAfter === undefined ? undefined : refusal.message;
  const headers = retryHeader(refusal);
  return formAgain(kind, { status: refusal.status, entered, errors: {}, page, advice, headers });
}

/** Sends a browser without JavaScript to the page that tells how it ended. */
function toResult(kind: SubmissionKind, outcome: SubmissionOutcome, request: Request): Response {
  const location = resultPath(kind, outcome) + cameFromFragment(senderPage(request));
  return new Response(null, { status: 303, headers: { ...ANSWER_HEADERS, location } });
}

/**
 * Takes one submission: checks the request, validates the fields, stores them and has the firm notified.
 *
 * Programs are answered in JSON: 201 with the id once it is stored; 400, 403, 405, 413, 415, 422, 429 or 503 with
 * an `error`, and with 422 an error for each of the `fields`. A browser without JavaScript is sent to the page that
 * tells how it ended, or is shown the form again where that can be filled in. Nothing is thrown.
 */
export async function receive(kind: SubmissionKind, request: Request, context: FunctionContext): Promise<Response> {
  let isPlainForm = false;
  let arrived: RawFields | undefined;
  try {
    const format = acceptedFormat(request);
    isPlainForm = format.isPlainForm;
    arrived = format.parse(await readBody(request));
    const id = await store(await readSubmission(kind, arrived), context);
    if (isPlainForm) return toResult(kind, "success", request);
    return Response.json({ id }, { status: 201, headers: ANSWER_HEADERS });
  } catch (error) {
    const refusal = toRefusal(error);
    if (!isPlainForm) return refused(refusal);
    if (!arrived) return toResult(kind, "failure", request);
    return formNotTaken(kind, arrived, refusal, request);
  }
}
