import { postJson } from "../lib/api-client";
import type { FormValues } from "./form-values";
import { ENDPOINTS, HONEYPOT_FIELD } from "./submission-kind";
import type { SubmissionKind } from "./submission-kind";

/**
 * Sends what stands in a form.
 *
 * @param trapped what stands in the field that no person sees
 * @throws ApiError or NetworkError where it is not taken
 */
export async function sendSubmission(kind: SubmissionKind, values: FormValues, trapped = ""): Promise<void> {
  await postJson(ENDPOINTS[kind], { ...values, ...(trapped ? { [HONEYPOT_FIELD]: trapped } : {}) });
}
