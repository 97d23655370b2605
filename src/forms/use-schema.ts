import { useCallback, useEffect, useRef } from "react";
import { afterPaint } from "../lib/after-paint";
import { whenIdle } from "../lib/when-idle";
import { findErrors } from "./find-errors";
import type { SubmissionSchema } from "./form-values";

/** What a form accepts, as far as it is there. */
interface FetchedSchema {
  isThere(): boolean;
  /** Where it can't be fetched, the next call tries again. */
  fetch(): Promise<SubmissionSchema>;
}

/** Lets the browser compile what checks a form while it has time: a first check takes twice as long as the next. */
function tryOut(schema: SubmissionSchema): void {
  whenIdle(() => {
    void findErrors({}, schema);
  });
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
        fetch().then(tryOut, () => undefined);
      }),
    [fetch],
  );
  return { isThere: () => schema.current !== null, fetch };
}
