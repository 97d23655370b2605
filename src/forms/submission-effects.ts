import { useEffect } from "react";
import type { RefObject } from "react";
import { showAndFocus } from "../lib/focus";

/**
 * Moves focus when a submission has ended: to the first invalid field, else back to the submit button, which loses focus
 * while it is disabled.
 *
 * @param submitCount how many submissions have ended, with success or failure
 */
export function useFocusAfterSubmit(form: RefObject<HTMLFormElement>, submitCount: number): void {
  useEffect(() => {
    if (submitCount === 0 || !form.current) return;
    const invalid = form.current.querySelector<HTMLElement>("[aria-invalid=true]");
    if (invalid) showAndFocus(invalid);
    else if (document.activeElement === document.body)
      form.current.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [form, submitCount]);
}

/** Lets the browser ask for confirmation before the page is left, closed or reloaded, while data would be lost. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 only knows this.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
    };
  }, [active]);
}
