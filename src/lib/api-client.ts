/**
 * An answer with an error status. Its message is the status code, a colon, and the answer's text, or the status text if
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

async function requireSuccess(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text().catch(() => "")) || response.statusText);
}

/**
 * Posts JSON, with cookies, without retrying. The body of the answer is not read.
 *
 * @param body sent as JSON; without one, no content type is sent either
 * @throws ApiError if the answer has an error status
 * @throws NetworkError if there is no answer
 */
export async function postJson(path: string, body?: unknown): Promise<void> {
  const response = await request(path, {
    method: "POST",
    credentials: "include",
    ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  await requireSuccess(response);
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
