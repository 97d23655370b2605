/** An endpoint answers after at most seven seconds. */
const TIMEOUT_MS = 20_000;

/** @throws Error "status: body", or "status: status text" if the body is empty, unless the response is a success */
async function requireSuccess(response: Response): Promise<void> {
  if (response.ok) return;
  throw new Error(`${String(response.status)}: ${(await response.text()) || response.statusText}`);
}

/** Posts JSON with cookies, without retries. Throws an Error if the answer is no success, is a redirect, or takes too long. */
export async function postJson(path: string, body?: unknown): Promise<void> {
  // Safari before 16 and Chrome before 103 have no AbortSignal.timeout.
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(path, {
      method: "POST",
      credentials: "include",
      redirect: "error",
      signal: waiting.signal,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    // Also reads the body of a refusal, which may never end.
    await requireSuccess(response);
  } finally {
    clearTimeout(timer);
  }
}

/** @public The specification requires this helper, although no endpoint uses it. Throws on the same statuses as postJson. */
export async function getJson<Data>(path: string, on401: "throw" | "null" = "throw"): Promise<Data | null> {
  const response = await fetch(path, { credentials: "include" });
  if (response.status === 401 && on401 === "null") return null;
  await requireSuccess(response);
  return (await response.json()) as Data;
}
