import { useFormik } from "formik";
import { useEffect, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { flushSync } from "react-dom";
import { postJson } from "../lib/api-client";
import { showAndFocus } from "../lib/focus";
import { useConfirmLeaving } from "../lib/use-confirm-leaving";
import { showToast } from "../ui/show-toast";
import { OUTCOME_MESSAGES, errorCountText, receivedText } from "./form-copy";
import type { FormField } from "./fields";
import { formDraft, valuesIn } from "./form-draft";
import type { FormValues } from "./form-draft";
import { FormMarkup } from "./form-markup";
import type { FormMessage } from "./form-markup";
import { SCHEMAS } from "./schemas";
import { ENDPOINTS, HONEYPOT_FIELD } from "./submission-kind";
import type { SubmissionKind } from "./submission-kind";

/**
 * Moves focus after a submission to the first invalid field, or else back to the button, which lost it while disabled. The
 * status text scrolls into view above the toast. Focus that the visitor has moved out of the form stays.
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
  /** Overrides the draft. */
  readonly entered: FormValues;
  /** See formDraft. */
  readonly topic?: string;
  readonly onSuccess?: () => void;
  /** Shown before the submit button. */
  readonly children?: ReactNode;
}

/** A form with state. Validates on submit first, then on change. A success resets it; a failure keeps the values. */
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
      const honeypotValue = form.current?.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`)?.value;
      try {
        const sent: FormValues = SCHEMAS[kind].cast(values);
        await postJson(ENDPOINTS[kind], { ...sent, ...(honeypotValue ? { [HONEYPOT_FIELD]: honeypotValue } : {}) });
      } catch (error) {
        console.error(error);
        const { failure } = OUTCOME_MESSAGES[kind];
        setStatus({ type: "failure", text: failure.text } satisfies FormMessage);
        showToast(failure);
        return;
      }
      draft.remove(values);
      setSubmitted(false);
      resetForm({
        values: valuesOf({}),
        status: { type: "success", text: receivedText(new Date()) } satisfies FormMessage,
      });
      showToast(OUTCOME_MESSAGES[kind].success);
      // If the visitor has closed this dialog, it must not close the next one.
      if (form.current) onSuccess?.();
    },
  });
  const { isSubmitting, values, errors, setStatus, setValues } = formik;
  const status = formik.status as FormMessage | undefined;
  const invalid = Object.keys(errors).length;

  /**
   * Takes over what the fields hold, because some programs fill them in without the events that React needs. Errors change
   * only with input: when the visitor presses the button, a field loses focus, and the button must not move away.
   */
  const takeOver = async ({ type }: { readonly type: string }) => {
    const held: FormValues = form.current ? valuesIn(form.current) : values;
    const changed = fields.filter(({ name, readOnly }) => !readOnly && held[name] !== values[name]);
    if (changed.length === 0) return;
    const changes = Object.fromEntries(changed.map(({ name }) => [name, held[name] ?? ""]));
    for (const [name, value] of Object.entries(changes)) draft.save(name, value);
    if (status?.type === "success") setStatus(undefined);
    await setValues({ ...values, ...changes }, type === "input" && submitted);
  };

  useConfirmLeaving(isSubmitting);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const type of ["input", "change", "blur"])
      form.current?.addEventListener(type, (event) => void takeOver(event), options);
    return () => {
      listening.abort();
    };
  });

  useEffect(() => {
    const element = form.current;
    if (!isSubmitting || !element) return undefined;
    return () => {
      focusAfterSubmit(element);
    };
  }, [form, isSubmitting]);

  return (
    <FormMarkup
      ref={form}
      kind={kind}
      fields={fields}
      busy={isSubmitting ? "sending" : undefined}
      message={isSubmitting ? undefined : (status ?? { type: "errors", text: errorCountText(invalid) })}
      honeypotValue={entered[HONEYPOT_FIELD]}
      bind={(name) => ({
        binding: { value: values[name] ?? "", onChange: () => undefined },
        error: errors[name],
      })}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        setStatus(undefined);
        // Formik validates the values of its last render. The effect of isSubmitting needs one of its own.
        void takeOver(event).then(() => {
          flushSync(formik.handleSubmit);
        });
      }}
    >
      {children}
    </FormMarkup>
  );
}
