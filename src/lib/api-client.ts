/** How long an answer may take, in milliseconds; the functions answer within eight seconds. */
const ANSWER_MS = 20_000;

/** @throws Error with the status and the answer's text, or the status text if that is empty, unless it is a success */
async function requireSuccess(response: Response): Promise<void> {
  if (response.ok) return;
  throw new Error(`${String(response.status)}: ${(await response.text()) || response.statusText}`);
}

/**
 * Posts JSON, with cookies, without retrying. The answer's body isn't read: only success or failure matters.
 *
 * @param body sent as JSON; without one, no content type is sent either
 * @throws Error if the answer is no success, comes too late, or redirects
 */
export async function postJson(path: string, body?: unknown): Promise<void> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "include",
    redirect: "error",
    // Safari before 16 and Chrome before 103 don't have it, and wait for as long as they like.
    signal: "timeout" in AbortSignal ? AbortSignal.timeout(ANSWER_MS) : null,
    ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  await requireSuccess(response);
}

interface GetJsonOptions {
  /** Whether a 401 is an error, or means that there is nothing for this visitor. */
  readonly on401?: "throw" | "null";
}

/**
 * Fetches JSON, with cookies. The customer's specification asks for it; no endpoint of the site needs it.
 *
 * @public
 * @throws Error if the answer is no success
 */
export async function getJson<Answer>(path: string, { on401 = "throw" }: GetJsonOptions = {}): Promise<Answer | null> {
  const response = await fetch(path, { credentials: "include" });
  if (response.status === 401 && on401 === "null") return null;
  await requireSuccess(response);
  return (await response.json()) as Answer;
}
