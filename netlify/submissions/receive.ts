import { HONEYPOT_FIELD, resultPath } from "../../src/forms/submission-kind";
import type { SubmissionKind, SubmissionOutcome } from "../../src/forms/submission-kind";
import { deployContext } from "../environment";
import type { FunctionContext } from "../environment";
import { bodyFormat } from "./body-format";
import type { BodyFormat, RawFields } from "./body-format";
import { isCrossSite } from "./cross-site";
import { formAgain } from "./form-again";
import { notify } from "./notify";
import { readBody } from "./read-body";
import { Refusal } from "./refusal";
import { created, refused, seeOther } from "./responses";
import { cameFromFragment, senderPage } from "./sender-page";
import { openStore, withStoreInTime } from "./store";
import { newSubmission } from "./submission";
import type { Submission } from "./submission";
import { takeSubmission } from "./take-submission";
import { validate } from "./validate";

/** @throws Refusal when the request is none that the site's own forms send */
function acceptedFormat(request: Request): BodyFormat {
  if (request.method !== "POST") throw new Refusal(405, "Only POST is allowed here.");
  if (isCrossSite(request)) throw new Refusal(403, "Submissions from other sites are not accepted.");
  const format = bodyFormat(request);
  if (!format) throw new Refusal(415, "The content type must be application/json.");
  return format;
}

async function readSubmission(kind: SubmissionKind, arrived: RawFields): Promise<Submission> {
  const fields = new Map(arrived);
  const honeypot = fields.get(HONEYPOT_FIELD);
  if (typeof honeypot === "string") fields.delete(HONEYPOT_FIELD);
  return newSubmission(kind, await validate(kind, fields), typeof honeypot === "string" && honeypot !== "");
}

async function store(submission: Submission, context: FunctionContext): Promise<string> {
  try {
    const deploy = deployContext(context.deploy);
    const id = await withStoreInTime(deploy, (submissions) => takeSubmission(submissions, submission));
    if (!submission.spam) context.waitUntil(notify(openStore(deploy), deploy));
    return id;
  } catch (error) {
    console.error(`A submission (${submission.kind}) could not be stored:`, error);
    throw new Refusal(503, "The submission could not be stored. Please try again later.");
  }
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  console.error(error);
  return new Refusal(500, "Something went wrong. Please try again later.");
}

/** Sends a browser without JavaScript to the page that tells how it ended. */
function toResult(kind: SubmissionKind, outcome: SubmissionOutcome, request: Request): Response {
  return seeOther(resultPath(kind, outcome) + cameFromFragment(senderPage(request)));
}

/**
 * Takes one submission: checks the request, validates the fields, stores them and has the firm notified.
 *
 * Programs are answered in JSON: 201 with the id once it is stored; 400, 403, 405, 413, 415, 422 or 503 with an
 * `error`, and with 422 an error for each of the `fields`. A browser without JavaScript is sent to the page that
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
    return isPlainForm ? toResult(kind, "success", request) : created(id);
  } catch (error) {
    const refusal = toRefusal(error);
    if (!isPlainForm) return refused(refusal);
    return arrived ? formAgain(kind, arrived, refusal, senderPage(request)) : toResult(kind, "failure", request);
  }
}
