import { useEffect } from "react";
import type { RefObject } from "react";
import { showAndFocus } from "../lib/show-and-focus";

/**
 * Moves focus once a submission has ended: to the first field that has an error, else back to the submit button,
 * which loses it while it is disabled.
 *
 * @param form the form element
 * @param ended how many submissions have ended, well or badly
 */
export function useFocusAfterSubmit(form: RefObject<HTMLFormElement>, ended: number): void {
  useEffect(() => {
    if (ended === 0 || !form.current) return;
    const invalid = form.current.querySelector<HTMLElement>("[aria-invalid=true]");
    if (invalid) showAndFocus(invalid);
    else if (document.activeElement === document.body)
      form.current.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [form, ended]);
}
