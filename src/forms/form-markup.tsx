import { chakra } from "@chakra-ui/react/styled-system";
import { forwardRef } from "react";
import type { FormEventHandler, ReactNode } from "react";
import { SiteLink } from "../ui/links";
import { Button } from "../ui/primitives";
import { Field } from "./field";
import type { FieldState, FormField } from "./field";
import { ASTERISK_EXPLAINED, POLICY_LINK, SUBMIT_LABELS, USE_EXPLAINED } from "./form-copy";
import { ENDPOINTS, FORM_NAMES, HONEYPOT_FIELD } from "./submission-kind";
import type { SubmissionKind } from "./submission-kind";

/** Asks 1Password, LastPass, Bitwarden and Dashlane to leave a field alone; they ignore `autocomplete`. */
const IGNORED_BY_PASSWORD_MANAGERS = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

interface HoneypotProps {
  readonly defaultValue?: string;
}

/** A field that only programs fill in: nobody sees it, hears it or reaches it with the keyboard. */
function Honeypot({ defaultValue }: HoneypotProps) {
  return (
    <chakra.div aria-hidden="true" srOnly data-print="none">
      <label>
        Leave this field empty
        <input
          name={HONEYPOT_FIELD}
          defaultValue={defaultValue}
          tabIndex={-1}
          autoComplete="off"
          {...IGNORED_BY_PASSWORD_MANAGERS}
        />
      </label>
    </chakra.div>
  );
}

const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "6",
    rowGap: "5",
  },
});

const Note = chakra("p", {
  base: {
    textStyle: "small",
    color: "fg.muted",
    "[data-ground=inverse] &": { color: "fg.inverseMuted" },
    "& a": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
});

/** The form's one live region. Only screen readers need the number of errors. */
const Status = chakra("p", {
  base: { alignSelf: "center", textStyle: "small", fontWeight: "600" },
  variants: {
    type: {
      errors: { srOnly: true },
      success: {},
      failure: { color: "danger", "[data-ground=inverse] &": { color: "dangerInverse" } },
    },
  },
});

/** What a form says beside its button. */
export interface FormMessage {
  readonly type: "errors" | "success" | "failure";
  readonly text: string;
}

interface FormMarkupProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  /** Whether the form is being sent: fields and button are locked. */
  readonly busy?: boolean;
  readonly message?: FormMessage;
  /** What a program has written into the honeypot. */
  readonly trapped?: string;
  /** Binds a field to a state. Without it, the browser keeps the value. */
  readonly bind?: (name: string) => FieldState;
  /** Called with every change of a field. */
  readonly onWrite?: (name: string, value: string) => void;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Shown before the submit button. */
  readonly children?: ReactNode;
}

/** The markup of each form of the site, which works with scripts and without. */
export const FormMarkup = forwardRef<HTMLFormElement, FormMarkupProps>(function FormMarkup(
  { kind, fields, busy = false, message, trapped, bind, onWrite, onSubmit, children },
  ref,
) {
  return (
    <chakra.form
      ref={ref}
      // The schema validates a form with a state.
      noValidate={bind !== undefined}
      method="post"
      action={ENDPOINTS[kind]}
      aria-label={FORM_NAMES[kind]}
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        if (name !== HONEYPOT_FIELD) onWrite?.(name, value);
      }}
      onSubmit={onSubmit}
      display="flex"
      flexDirection="column"
      gap="6"
    >
      {fields.some(({ required }) => !required) ? <Note>{ASTERISK_EXPLAINED}</Note> : null}
      <Fields>
        {fields.map((field) => (
          <Field
            key={field.name}
            form={kind}
            field={busy ? { ...field, readOnly: true } : field}
            {...bind?.(field.name)}
          />
        ))}
      </Fields>
      <Honeypot defaultValue={trapped} />
      <Note data-print="none">
        {USE_EXPLAINED[kind]} <SiteLink to={POLICY_LINK.to}>{POLICY_LINK.label}</SiteLink>
      </Note>
      <chakra.div data-actions="" data-print="none" display="flex" flexWrap="wrap" gap="3" scrollMarginBottom="9rem">
        {children}
        <Button type="submit" disabled={busy}>
          {busy ? SUBMIT_LABELS[kind].busy : SUBMIT_LABELS[kind].idle}
        </Button>
        <Status role="status" type={message?.type ?? "errors"}>
          {message?.text}
        </Status>
      </chakra.div>
    </chakra.form>
  );
});
