import { useCallback, useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import type { LiveForm } from "./live-form";
import type { FormAttributes, FormValues, SubmissionSchema } from "./use-submission";

/** How far below the window a form may be when its scripts are fetched. */
const NEAR = "400px";

/** What a form needs to come to life. */
interface Life {
  readonly Form: typeof LiveForm;
  readonly schema: SubmissionSchema;
}

/** What the visitor had done when the form came to life. */
interface Beginning {
  readonly entered: FormValues;
  readonly submitted: boolean;
}

/**
 * Brings a plain HTML form to life: fetches formik and the schema when the form comes near the window, and takes
 * over at once where nobody is writing in it, else with the press of the submit button. Where they cannot be fetched,
 * the form stays plain and is sent as such.
 *
 * @param loadSchema fetches the form's schema; the same function with every call
 * @returns the attributes of the plain form, and what takes its place as soon as there is something
 */
export function useLiveForm(loadSchema: () => Promise<SubmissionSchema>) {
  const form = useRef<HTMLFormElement>(null);
  const [life, setLife] = useState<Life | null>(null);
  const [beginning, setBeginning] = useState<Beginning | null>(null);

  const fetchLife = useCallback(async () => {
    const [{ LiveForm: Form }, schema] = await Promise.all([import("./live-form"), loadSchema()]);
    setLife({ Form, schema });
  }, [loadSchema]);

  const takeOver = useCallback((submitted: boolean) => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const);
    setBeginning({ entered: Object.fromEntries(entries), submitted });
  }, []);

  useEffect(() => {
    if (!form.current) return undefined;
    // The browser's own check gives way to the schema's, which waits for scripts.
    form.current.noValidate = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetchLife().catch(() => undefined);
      },
      { rootMargin: NEAR },
    );
    observer.observe(form.current);
    return () => {
      observer.disconnect();
    };
  }, [fetchLife]);

  useEffect(() => {
    // Under the visitor's fingers the fields are not exchanged.
    if (life && !form.current?.contains(document.activeElement)) takeOver(false);
  }, [life, takeOver]);

  const attributes: FormAttributes = {
    ref: form,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const sent = event.currentTarget;
      fetchLife().then(
        () => {
          takeOver(true);
        },
        () => {
          if (sent.reportValidity()) sent.submit();
        },
      );
    },
  };
  return { attributes, live: life && beginning ? { ...life, ...beginning } : null };
}
