import { once } from "node:events";
import type { Context } from "@netlify/functions";
import { HONEYPOT_FIELD, resultPath } from "../../src/forms/submission-kind";
import type { SubmissionKind, SubmissionOutcome } from "../../src/forms/submission-kind";
import { ANSWER_HEADERS } from "../security-headers";
import { mailSettings, settingsProblems } from "../settings";
import type { MailSettings } from "../settings";
import { deliver } from "./deliver";
import { isFlooded, tellOfFlood } from "./flood";
import { invalidPage } from "./invalid-page";
import { mailFailure } from "./mail";
import { bodyFormat, readFields, Refusal } from "./read-request";
import type { BodyFormat } from "./read-request";
import { createSubmission } from "./records";
import { isPreview, openStore } from "./store";
import type { Deploy } from "./store";
import { InvalidFields, newSubmission, validate } from "./submission";

/** What the functions use of the context that Netlify gives them. */
export type FunctionContext = Pick<Context, "waitUntil"> & { readonly deploy: Deploy };

/** How long a visitor waits for the store, in milliseconds. Netlify stops a function after ten seconds. */
const STORE_DEADLINE = 7_000;

/** Mails after the answer, and logs a failure. A preview never mails. If no mail is set up, the scheduled runs say so. */
function afterwards(context: FunctionContext, mail: (settings: MailSettings) => Promise<unknown>): void {
  if (isPreview(context.deploy) || settingsProblems().length > 0) return;
  context.waitUntil(mail(mailSettings()).catch((error: unknown) => console.error("Mail failed:", mailFailure(error))));
}

const toResult = (kind: SubmissionKind, outcome: SubmissionOutcome) =>
  new Response(null, { status: 303, headers: { ...ANSWER_HEADERS, location: resultPath(kind, outcome) } });

const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { ...ANSWER_HEADERS, ...headers } });

function failure(kind: SubmissionKind, format: BodyFormat, error: unknown): Response {
  if (error instanceof InvalidFields) {
    if (format === "form") return invalidPage(kind, Object.values(error.fields));
    return json(422, { error: error.message, fields: error.fields });
  }
  if (!(error instanceof Refusal)) console.error(`A submission (${kind}) could not be stored:`, error);
  if (format === "form") return toResult(kind, "failure");
  if (error instanceof Refusal) return json(error.status, { error: error.message }, error.headers);
  return json(503, { error: "The submission could not be stored. Please try again later." });
}

/**
 * Takes one submission: checks the request, validates the fields with the form's schema, stores them by one conditional
 * write, and mails them after the answer.
 *
 * A program gets JSON: 201 with the `id` once it is stored; 400, 403, 405, 413, 415, 422 or 503 with an `error`, and with
 * 422 a message for each of the `fields`. A browser without JavaScript gets a page. Nothing is thrown.
 *
 * @param open opens the store of the deploy
 */
export async function receive(
  kind: SubmissionKind,
  request: Request,
  context: FunctionContext,
  open: typeof openStore = openStore,
): Promise<Response> {
  let format: BodyFormat = "json";
  try {
    format = bodyFormat(request);
    const { fields: sent, bytes } = await readFields(request, format);
    const { [HONEYPOT_FIELD]: trap, ...fields } = sent;
    const submission = newSubmission(kind, await validate(kind, fields));
    const deadline = AbortSignal.timeout(STORE_DEADLINE);
    // The client of the store goes on waiting between its tries.
    const late = once(deadline, "abort").then(() => Promise.reject(new Error("The store gave no answer in time.")));
    const save = async () => {
      const store = open(context.deploy, deadline);
      if (!(await isFlooded(store, kind, bytes))) return createSubmission(store, trap ? "spam" : "new", submission);
      afterwards(context, async (settings) => tellOfFlood(open(context.deploy), settings));
      const untilNextHour = { "retry-after": String(3_600 - (Math.floor(Date.now() / 1_000) % 3_600)) };
      throw new Refusal(503, "Too much is coming in at the moment. Please try again in an hour.", untilNextHour);
    };
    const isNew = await Promise.race([save(), late]);
    if (isNew && !trap) afterwards(context, async (settings) => deliver(open(context.deploy), settings));
    return format === "form" ? toResult(kind, "success") : json(201, { id: submission.id });
  } catch (error) {
    return failure(kind, format, error);
  }
}
