/** What a form has posted. */
export interface Posted {
  readonly path: string;
  readonly body: unknown;
}

/** The functions as the browser sees them: what was posted, and how they answer. */
export interface Endpoint {
  readonly posted: Posted[];
  /** Answers from now on with this status. */
  answer(status: number): void;
  /** Leaves the next posts without an answer until the returned function is called. */
  hold(): () => void;
}

/** Puts itself in the place of the network. */
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
    answer: (next) => {
      status = next;
    },
    hold: () => {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        release();
      };
    },
  };
}
