export type Endpoint = ReturnType<typeof stubEndpoint>;

/** Replaces `fetch` and records what forms post. */
export function stubEndpoint() {
  let gate = Promise.resolve();
  const endpoint = {
    posted: [] as { readonly path: string; readonly body: unknown }[],
    /** The HTTP status of the next answers. */
    status: 200,
    /** Leaves posts unanswered until the returned function is called. */
    holdAnswers: () => {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
  globalThis.fetch = async (path, init) => {
    endpoint.posted.push({ path: String(path), body: JSON.parse(String(init?.body)) });
    await gate;
    const { status } = endpoint;
    return { ok: status < 300, status, statusText: "", text: () => Promise.resolve("") } as Response;
  };
  return endpoint;
}
