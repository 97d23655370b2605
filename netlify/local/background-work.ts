import type { FunctionContext } from "../submissions/function-context";

/** The work that functions leave to `context.waitUntil`. */
export interface BackgroundWork {
  /** The context the functions are called with. */
  readonly context: FunctionContext;
  /** Resolves when nothing is under way any more. */
  finished(): Promise<void>;
}

/** Keeps track of work that goes on after its request was answered, so that stopping does not cut it off. */
export function startBackgroundWork(): BackgroundWork {
  const pending = new Set<Promise<unknown>>();
  return {
    context: {
      // What Netlify's own local tools call themselves.
      deploy: { context: "dev" },
      waitUntil(promise) {
        const settled: Promise<unknown> = promise.catch(console.error).finally(() => pending.delete(settled));
        pending.add(settled);
      },
    },
    async finished() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
