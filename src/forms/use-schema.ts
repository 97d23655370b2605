import { useCallback, useEffect, useRef } from "react";
import { afterPaint } from "../lib/after-paint";
import type { SubmissionSchema } from "./use-submission";

/** What a form accepts, as far as it is there. */
interface FetchedSchema {
  isThere(): boolean;
  /** Where it can't be fetched, the next call tries again. */
  fetch(): Promise<SubmissionSchema>;
}

/** Fetches what a form accepts as soon as the form is painted: whoever submits it should not have to wait. */
export function useSchema(loadSchema: () => Promise<SubmissionSchema>): FetchedSchema {
  const schema = useRef<SubmissionSchema | null>(null);
  const fetch = useCallback(async () => {
    const fetched = schema.current ?? (await loadSchema());
    schema.current = fetched;
    return fetched;
  }, [loadSchema]);
  useEffect(
    () =>
      afterPaint(() => {
        fetch().catch(() => undefined);
      }),
    [fetch],
  );
  return { isThere: () => schema.current !== null, fetch };
}
