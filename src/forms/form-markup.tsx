import { chakra } from "@chakra-ui/react/styled-system";
import { forwardRef, type FormEventHandler, type ReactNode } from "react";
import { tracks } from "../theme/dimensions";
import { SiteLink } from "../ui/links";
import { Button, Note } from "../ui/primitives";
import { Field } from "./field";
import type { FormField } from "./fields";
import { DATA_USE_NOTES, SUBMIT_LABELS } from "./form-copy";
import type { FormValues } from "./form-draft";
import { ENDPOINTS, FORM_NAMES, HONEYPOT_FIELD, type SubmissionKind } from "./submission-kind";

const NoteLink = chakra(SiteLink, { base: { textDecoration: "underline", textUnderlineOffset: "0.2em" } });

/** The text beside the submit button, the form's only live region. The number of errors is for screen readers. */
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

export interface FormMessage {
  readonly type: "errors" | "success" | "failure";
  readonly text: string;
}

export interface FormMarkupProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  /** The values that are being sent. */
  readonly sending?: FormValues;
  /** The messages below invalid fields, by their names. */
  readonly errors?: Partial<FormValues>;
  /** Shown beside the submit button. */
  readonly message?: FormMessage;
  readonly onInput?: FormEventHandler<HTMLFormElement>;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Shown before the submit button. */
  readonly children?: ReactNode;
}

/** The markup of every form, which works with and without JavaScript. */
export const FormMarkup = forwardRef<HTMLFormElement, FormMarkupProps>(function FormMarkup(
  { kind, fields, sending, errors, message, onInput, onSubmit, children },
  ref,
) {
  return (
    <chakra.form
      ref={ref}
      method="post"
      action={ENDPOINTS[kind]}
      aria-label={FORM_NAMES[kind]}
      onInput={onInput}
      onSubmit={onSubmit}
      display="flex"
      flexDirection="column"
      gap="6"
    >
      {fields.some(({ required }) => !required) ? <Note>Fields marked with an asterisk (*) are required.</Note> : null}
      <chakra.div display="grid" gridTemplateColumns={{ base: tracks(1), sm: tracks(2) }} columnGap="6" rowGap="5">
        {fields.map((field) => (
          <Field key={field.name} kind={kind} field={field} error={errors?.[field.name]} sent={sending?.[field.name]} />
        ))}
      </chakra.div>
      <chakra.div aria-hidden="true" srOnly data-print="none">
        <label>
          Leave this field empty
          <input
            name={HONEYPOT_FIELD}
            tabIndex={-1}
            autoComplete="off"
            // For 1Password, LastPass, Bitwarden and Dashlane, which ignore `autocomplete`.
            data-1p-ignore=""
            data-lpignore="true"
            data-bwignore=""
            data-form-type="other"
          />
        </label>
      </chakra.div>
      <Note data-print="none">
        {DATA_USE_NOTES[kind]} <NoteLink to="/privacy-policy">Privacy policy</NoteLink>
      </Note>
      <chakra.div data-actions="" data-print="none" display="flex" flexWrap="wrap" gap="3" scrollMarginBottom="9rem">
        {children}
        <Button type="submit" disabled={sending !== undefined}>
          {sending ? SUBMIT_LABELS[kind].busy : SUBMIT_LABELS[kind].idle}
        </Button>
        <Status role="status" type={message?.type ?? "errors"}>
          {message?.text}
        </Status>
      </chakra.div>
    </chakra.form>
  );
});
