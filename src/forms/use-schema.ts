import { validateYupSchema, yupToFormErrors } from "formik";
import type { FormikErrors } from "formik";
import { useCallback, useEffect, useRef } from "react";
import type { ValidationError } from "yup";
import { afterPaint, whenIdle } from "../lib/timing";
import type { FormValues, SubmissionSchema } from "./form-field";

/**
 * Validates a form as formik's own `validationSchema` does, with a schema that is loaded lazily.
 * https://formik.org/docs/api/formik#validationschema-schema--object----schema
 *
 * @returns a message for each invalid field
 */
export async function findErrors(values: FormValues, schema: SubmissionSchema): Promise<FormikErrors<FormValues>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    if (error instanceof Error && error.name === "ValidationError") return yupToFormErrors(error as ValidationError);
    throw error;
  }
}

/** A schema that is loaded lazily. */
interface LazySchema {
  isLoaded(): boolean;
  /** Returns the schema, and fetches it if that hasn't succeeded before. */
  load(): Promise<SubmissionSchema>;
}

/** Validates once while the browser is idle: the first validation takes twice as long as the next. */
function warmUp(schema: SubmissionSchema): void {
  whenIdle(() => {
    void findErrors({}, schema);
  });
}

/** Fetches a form's schema as soon as the form is painted, so that the visitor doesn't wait for it when submitting. */
export function useSchema(loadSchema: () => Promise<SubmissionSchema>): LazySchema {
  const schema = useRef<SubmissionSchema | null>(null);
  const load = useCallback(async () => {
    const loaded = schema.current ?? (await loadSchema());
    schema.current = loaded;
    return loaded;
  }, [loadSchema]);
  useEffect(
    () =>
      afterPaint(() => {
        load().then(warmUp, () => undefined);
      }),
    [load],
  );
  return { isLoaded: () => schema.current !== null, load };
}
