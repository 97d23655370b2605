interface Posted {
  readonly path: string;
  readonly body: unknown;
}

export interface Endpoint {
  readonly posted: Posted[];
  /** Sets the HTTP status of the next answers. */
  setStatus(status: number): void;
  /** Leaves posts unanswered until the returned function is called. */
  holdAnswers(): () => void;
}

/** Replaces `fetch` and records what forms post. */
export function stubEndpoint(): Endpoint {
  const posted: Posted[] = [];
  let status = 200;
  let gate = Promise.resolve();
  globalThis.fetch = async (path, init) => {
    posted.push({ path: String(path), body: JSON.parse(String(init?.body)) });
    await gate;
    return { ok: status < 300, status, statusText: "", text: () => Promise.resolve("") } as Response;
  };
  return {
    posted,
    setStatus: (next) => {
      status = next;
    },
    holdAnswers: () => {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}
