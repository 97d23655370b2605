import { useFormik } from "formik";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { withStyles } from "../../plugins/gatsby-plugin-chakra-static";
import { postJson } from "../lib/api-client";
import { timeOfDay } from "../lib/dates";
import { showAndFocus } from "../lib/focus";
import { ignore } from "../lib/ignore";
import { addValues } from "../lib/tab-storage";
import { whenNearViewport } from "../lib/timing";
import { showToast } from "../ui/show-toast";
import { OUTCOME_MESSAGES, errorCountText } from "./form-copy";
import { draftKey, removeSent, restoreDraft, valuesIn, type FormValues } from "./form-draft";
import { FormMarkup, type FormMarkupProps, type FormMessage } from "./form-markup";
import { ENDPOINTS, HONEYPOT_FIELD } from "./submission-kind";

/** Most of a form's code, and the styles of its messages: loaded when the visitor comes near. */
const loadValidation = () => withStyles(import("./schemas"));

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

/** Makes the browser ask before the visitor leaves the page. */
function confirmLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // For Chrome before 119.
  event.returnValue = true;
}

interface SubmissionFormProps extends Pick<FormMarkupProps, "kind" | "fields" | "children"> {
  /** See draftKey. */
  readonly topic?: string;
  /** Fills in fields after the draft is restored. Must be memoized. */
  readonly prefill?: (form: HTMLFormElement) => void;
  /** Also called after the form has gone from the page. */
  readonly onSuccess?: () => void;
}

/**
 * A form whose fields hold their values, with scripts and without. Formik gets the values when the form is sent, and with
 * every input after that: programs fill in fields without the events that React needs. A success resets the form; a failure
 * keeps the values. If the code that validates can't be loaded, the browser sends the form.
 */
export function SubmissionForm({ kind, fields, topic, prefill, onSuccess, children }: SubmissionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** Its key, which has the path of the page where the visitor writes: the answer may arrive on another one. */
  const draft = useRef("");
  const formik = useFormik<FormValues>({
    initialValues: {},
    validateOnChange: false,
    validate: async (values) => {
      const { validate } = await loadValidation();
      return (await validate(kind, values)).errors;
    },
    onSubmit: async (values, { resetForm }) => {
      const honeypot = form.current?.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`)?.value;
      try {
        await postJson(ENDPOINTS[kind], { ...values, ...(honeypot ? { [HONEYPOT_FIELD]: honeypot } : {}) });
      } catch (error) {
        console.error(error);
        showFailure();
        return;
      }
      removeSent(draft.current, values);
      form.current?.reset();
      resetForm({ status: { type: "success", text: `Received at ${timeOfDay(new Date())}.` } satisfies FormMessage });
      showToast({ type: "success", ...OUTCOME_MESSAGES[kind].success });
      onSuccess?.();
    },
  });
  const { isSubmitting, errors, submitCount, setStatus, setValues } = formik;
  const status = formik.status as FormMessage | undefined;

  const showFailure = () => {
    const { failure } = OUTCOME_MESSAGES[kind];
    setStatus({ type: "failure", text: failure.text } satisfies FormMessage);
    // A subscription is entered again in a moment, so its failure looks like a hint.
    showToast({ type: kind === "newsletter" ? "info" : "error", ...failure });
  };

  useEffect(() => {
    if (!form.current) return undefined;
    // With scripts, the schema validates instead of the browser.
    form.current.noValidate = true;
    draft.current = draftKey(kind, topic);
    restoreDraft(form.current, draft.current);
    prefill?.(form.current);
    return whenNearViewport(form.current, () => loadValidation().catch(ignore));
  }, [kind, topic, prefill]);

  useEffect(() => {
    const element = form.current;
    if (!isSubmitting || !element) return undefined;
    window.addEventListener("beforeunload", confirmLeaving);
    return () => {
      window.removeEventListener("beforeunload", confirmLeaving);
      focusAfterSubmit(element);
    };
  }, [isSubmitting]);

  const submit = async (element: HTMLFormElement) => {
    // Formik validates and sends the values of its last render.
    flushSync(() => {
      setStatus(undefined);
      void setValues(valuesIn(element));
    });
    try {
      await flushSync(formik.submitForm);
    } catch {
      // Also removes the question about leaving, before the browser leaves the page.
      flushSync(() => formik.setSubmitting(false));
      if (!element.reportValidity()) return;
      // Offline, the browser would replace the page with its error page.
      if (navigator.onLine) element.submit();
      else showFailure();
    }
  };

  return (
    <FormMarkup
      ref={form}
      kind={kind}
      fields={fields}
      sending={isSubmitting ? formik.values : undefined}
      errors={errors}
      message={
        isSubmitting ? undefined : (status ?? { type: "errors", text: errorCountText(Object.keys(errors).length) })
      }
      onInput={({ currentTarget }) => {
        const values = valuesIn(currentTarget);
        addValues(draft.current, values);
        if (status?.type === "success") setStatus(undefined);
        // Errors change only with input: on blur, they would move the button away from under the visitor's press.
        if (submitCount > 0 && !isSubmitting) setValues(values, true).catch(ignore);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event.currentTarget);
      }}
    >
      {children}
    </FormMarkup>
  );
}
