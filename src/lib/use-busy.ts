import { useState } from "react";

/** Whether something is under way that the visitor has to wait for. */
interface Busy {
  readonly busy: boolean;
  /**
   * Is busy until some work has ended, well or badly.
   *
   * @returns what the work comes to
   * @throws what the work throws
   */
  whileBusy<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Tells the visitor to wait as long as something is under way. */
export function useBusy(): Busy {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    whileBusy: async (work) => {
      setBusy(true);
      try {
        return await work();
      } finally {
        setBusy(false);
      }
    },
  };
}
