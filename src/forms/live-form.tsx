import { useFormik } from "formik";
import { useEffect, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { postJson } from "../lib/api-client";
import { showAndFocus } from "../lib/focus";
import { OUTCOME_MESSAGES, attentionText, receivedText } from "./form-copy";
import type { FormField } from "./field";
import { formDraft } from "./form-draft";
import type { FormValues } from "./form-draft";
import { FormMarkup } from "./form-markup";
import type { FormMessage } from "./form-markup";
import { SCHEMAS } from "./schemas";
import { showToast } from "./show-toast";
import { ENDPOINTS, HONEYPOT_FIELD } from "./submission-kind";
import type { SubmissionKind } from "./submission-kind";

const ask = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  // Chrome before 119 only knows this.
  event.returnValue = true;
};

/**
 * Moves focus after a submission: to the first invalid field, else back to the button, which lost it while disabled, with
 * what the form says beside it in sight above a toast. A visitor who has gone on to something else stays there.
 */
function focusAfterSubmit(form: HTMLFormElement): void {
  const { activeElement, body } = document;
  const invalid = form.querySelector<HTMLElement>("[aria-invalid=true]");
  if (invalid) showAndFocus(invalid);
  else if (activeElement === body || form.contains(activeElement)) {
    if (activeElement === body) form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    form.querySelector("[data-actions]")?.scrollIntoView({ block: "nearest" });
  }
}

interface LiveFormProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  readonly form: RefObject<HTMLFormElement>;
  /** The values to begin with. */
  readonly entered: FormValues;
  /** Tells apart several forms of a kind on a page. */
  readonly topic?: string;
  /** Called when the submission was accepted. */
  readonly onSuccess?: () => void;
  /** Shown before the submit button. */
  readonly children?: ReactNode;
}

/**
 * A form with state and validation: validates when it is submitted, and from then on with every change; posts once; is
 * empty after a success and keeps everything after a failure.
 */
export function LiveForm({ kind, fields, form, entered, topic, onSuccess, children }: LiveFormProps) {
  const [draft] = useState(() => formDraft(kind, topic));
  const [submitted, setSubmitted] = useState(false);
  const valuesOf = (values: FormValues) => Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ""]));
  const [initialValues] = useState(() => valuesOf({ ...draft.read(), ...entered }));
  const formik = useFormik<FormValues>({
    initialValues,
    validationSchema: SCHEMAS[kind],
    validateOnChange: submitted,
    validateOnBlur: false,
    onSubmit: async (values, { resetForm, setStatus }) => {
      const trapped = form.current?.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`)?.value;
      try {
        const sent: FormValues = SCHEMAS[kind].cast(values);
        await postJson(ENDPOINTS[kind], { ...sent, ...(trapped ? { [HONEYPOT_FIELD]: trapped } : {}) });
      } catch (error) {
        console.error(error);
        const { failure } = OUTCOME_MESSAGES[kind];
        setStatus({ type: "failure", text: failure.text } satisfies FormMessage);
        showToast(failure);
        return;
      }
      draft.drop(values);
      setSubmitted(false);
      resetForm({
        values: valuesOf({}),
        status: { type: "success", text: receivedText(kind, new Date()) } satisfies FormMessage,
      });
      showToast(OUTCOME_MESSAGES[kind].success);
      // A dialog that was closed meanwhile must not close the one that was opened since.
      if (form.current) onSuccess?.();
    },
  });
  const { isSubmitting, values, errors, setStatus } = formik;
  const status = formik.status as FormMessage | undefined;
  const invalid = Object.keys(errors).length;

  useEffect(() => {
    const element = form.current;
    if (!isSubmitting || !element) return undefined;
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      focusAfterSubmit(element);
    };
  }, [form, isSubmitting]);

  return (
    <FormMarkup
      ref={form}
      kind={kind}
      fields={fields}
      busy={isSubmitting}
      message={isSubmitting ? undefined : (status ?? { type: "errors", text: attentionText(invalid) })}
      trapped={entered[HONEYPOT_FIELD]}
      bind={(name) => ({
        binding: { value: values[name] ?? "", onChange: formik.handleChange },
        error: errors[name],
      })}
      onWrite={(name, value) => {
        draft.keep(name, value);
        if (status?.type === "success") setStatus(undefined);
      }}
      onSubmit={(event) => {
        setSubmitted(true);
        setStatus(undefined);
        formik.handleSubmit(event);
      }}
    >
      {children}
    </FormMarkup>
  );
}
