import { chakra } from "@chakra-ui/react/styled-system";
import { forwardRef } from "react";
import { HONEYPOT_FIELD } from "./submission-kind";

interface HoneypotProps {
  readonly defaultValue?: string;
}

/** Asks 1Password, LastPass, Bitwarden and Dashlane to leave a field alone; `autocomplete` they don't heed. */
const IGNORED_BY_PASSWORD_MANAGERS = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

/** A field that only programs find and fill in; neither seen, nor spoken, nor reached by the keyboard. */
export const Honeypot = forwardRef<HTMLInputElement, HoneypotProps>(function Honeypot({ defaultValue }, ref) {
  return (
    <chakra.div aria-hidden="true" srOnly data-print="none">
      <label>
        Leave this field empty
        <input
          ref={ref}
          name={HONEYPOT_FIELD}
          defaultValue={defaultValue}
          tabIndex={-1}
          autoComplete="off"
          {...IGNORED_BY_PASSWORD_MANAGERS}
        />
      </label>
    </chakra.div>
  );
});
