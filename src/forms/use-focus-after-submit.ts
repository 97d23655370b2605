import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Moves focus once a submission has ended: to the first field that has an error, else back to the submit button,
 * which loses it while it is disabled.
 *
 * @param form the form element
 * @param isSubmitting whether the submission is still going on
 */
export function useFocusAfterSubmit(form: RefObject<HTMLFormElement>, isSubmitting: boolean): void {
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const ended = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (!ended || !form.current) return;
    const invalid = form.current.querySelector<HTMLElement>("[aria-invalid=true]");
    if (invalid) invalid.focus();
    else if (document.activeElement === document.body) form.current.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [form, isSubmitting]);
}
