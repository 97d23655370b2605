/**
 * An answer that is no success. Its message is the status code, a colon, and the answer's text, or the status text if
 * that is empty.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${String(status)}: ${text}`);
  }
}

/** The request got no answer: the network is down, or the request was aborted. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

/** @throws NetworkError if there is no answer */
async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw new NetworkError(`No answer from ${path}`, { cause: error });
  }
}

/** Reads the text of an answer; empty if it breaks off. */
const textOf = (response: Response) => response.text().catch(() => "");

async function requireSuccess(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ApiError(response.status, (await textOf(response)) || response.statusText);
}

/** How long an answer may take, in milliseconds; the functions answer within eight seconds. */
export const ANSWER_MS = 20_000;

/** Tells whether the text of an answer is a JSON object with an id. */
function namesId(text: string): boolean {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown };
    return typeof id === "string" && id !== "";
  } catch {
    return false;
  }
}

/**
 * Posts JSON, with cookies, without retrying, and waits until it is stored: the answer is 201 with the id in JSON, from
 * the same address. Whoever else stands in between, such as a proxy with its page to sign in, doesn't say that.
 *
 * @param body sent as JSON; without one, no content type is sent either
 * @throws ApiError if the answer is another one
 * @throws NetworkError if there is no answer in time, or one that leads elsewhere
 */
export async function postJson(path: string, body?: unknown): Promise<void> {
  const expiry = new AbortController();
  const timer = setTimeout(() => {
    expiry.abort();
  }, ANSWER_MS);
  try {
    const response = await request(path, {
      method: "POST",
      credentials: "include",
      redirect: "error",
      signal: expiry.signal,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    const text = await textOf(response);
    if (response.status !== 201 || !namesId(text)) throw new ApiError(response.status, text || response.statusText);
  } finally {
    clearTimeout(timer);
  }
}

const answers = new Map<string, Promise<unknown>>();

interface GetJsonOptions {
  /** Whether a 401 is an error, or means that there is nothing for this visitor. */
  readonly on401?: "throw" | "null";
}

/**
 * Fetches JSON, with cookies, and caches the answer until the page is left; a failure is not cached.
 *
 * @throws ApiError if the answer has an error status
 * @throws NetworkError if there is no answer
 */
export async function getJson<Answer>(path: string, { on401 = "throw" }: GetJsonOptions = {}): Promise<Answer | null> {
  const key = `${on401} ${path}`;
  let answer = answers.get(key) as Promise<Answer | null> | undefined;
  if (!answer) {
    answer = request(path, { credentials: "include" }).then(async (response) => {
      if (response.status === 401 && on401 === "null") return null;
      return (await (await requireSuccess(response)).json()) as Answer;
    });
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
  }
  return answer;
}
