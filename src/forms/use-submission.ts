import { useFormik } from "formik";
import { useEffect, useRef, useState } from "react";
import type { FormEvent, FormHTMLAttributes, RefAttributes, RefObject } from "react";
import { ApiError, NetworkError } from "../lib/api-client";
import { reloadForNewDeploy } from "../lib/new-deploy";
import { showToast } from "../lib/toasts";
import { useBusy } from "../lib/use-busy";
import { useLeaveWarning } from "../lib/use-leave-warning";
import type { FieldBinding } from "./field-control";
import { findErrors } from "./find-errors";
import { withDraft } from "./form-draft";
import type { FormDraft } from "./form-draft";
import type { FormField } from "./form-field";
import type { FormValues, SubmissionSchema } from "./form-values";
import { keepDraft } from "./keep-draft";
import { OUTCOME_MESSAGES } from "./outcome-messages";
import { prepareToasts } from "./prepare-toasts";
import { sendSubmission } from "./send-submission";
import { HONEYPOT_FIELD } from "./submission-kind";
import type { SubmissionKind } from "./submission-kind";
import { useFocusAfterSubmit } from "./use-focus-after-submit";
import { useSchema } from "./use-schema";

/** Attributes of a form element. */
export type FormAttributes = Omit<FormHTMLAttributes<HTMLFormElement>, "color"> & RefAttributes<HTMLFormElement>;

/** The state of a form, as the form draws it. */
export interface Submission {
  readonly isSubmitting: boolean;
  /** How many fields were wrong when it was submitted last. */
  readonly invalidFields: number;
  readonly attributes: FormAttributes;
  readonly honeypot: { readonly ref: RefObject<HTMLInputElement>; readonly defaultValue?: string };
  /** A field's value, and what is wrong with it. */
  field(name: string): { readonly binding: FieldBinding; readonly error: string | undefined };
  submit(): Promise<void>;
}

interface SubmissionOptions {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  /** Fetches what the form accepts; the function that it posts to checks by the same. */
  readonly loadSchema: () => Promise<SubmissionSchema>;
  /** What stands in the empty form. */
  readonly initialValues: FormValues;
  /** What has already been entered into the same form, as plain HTML. */
  readonly entered?: FormValues;
  /** Keeps what is written until it is sent. */
  readonly draft: FormDraft;
  /** Called once the submission is taken and the form is empty again. */
  readonly onSuccess?: () => void;
}

/**
 * The way of a form: checked when it is submitted, from then on with every change; sent once;
 * emptied by success and kept by failure; the visitor is told of either.
 */
export function useSubmission(options: SubmissionOptions): Submission {
  const { kind, fields, loadSchema, initialValues, entered, draft, onSuccess } = options;
  const { [HONEYPOT_FIELD]: trappedBefore, ...enteredValues } = entered ?? {};
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const schema = useSchema(loadSchema);
  // A check alone makes nobody wait: to take the button away and back again would cost more than the check itself.
  const { busy, whileBusy } = useBusy();
  const [tried, setTried] = useState(false);
  const [ended, setEnded] = useState(0);
  const [invalidFields, setInvalidFields] = useState(0);
  const [begun] = useState(() => ({ ...withDraft(initialValues, draft, fields), ...enteredValues }));

  const formik = useFormik<FormValues>({
    initialValues: begun,
    validate: async (values) => findErrors(values, await schema.fetch()),
    validateOnChange: tried,
    validateOnBlur: false,
    onSubmit: async (values, { resetForm }) => {
      try {
        await whileBusy(async () => sendSubmission(kind, (await schema.fetch()).cast(values), honeypot.current?.value));
      } catch (error) {
        // Whatever went wrong, the visitor is told the same.
        showToast({ ...OUTCOME_MESSAGES[kind].failure, kind: "destructive" });
        // What is neither the network's nor the server's fault is ours, and must not go unseen.
        if (!(error instanceof ApiError || error instanceof NetworkError)) reportError(error);
        return;
      }
      draft.clear();
      resetForm({ values: initialValues });
      setTried(false);
      showToast({ ...OUTCOME_MESSAGES[kind].success, kind: "success" });
      onSuccess?.();
    },
  });
  useFocusAfterSubmit(form, ended);
  useEffect(() => {
    if (ended > 0) setInvalidFields(form.current?.querySelectorAll("[aria-invalid=true]").length ?? 0);
  }, [ended]);
  useLeaveWarning(busy);
  useEffect(() => (form.current ? keepDraft(form.current, draft) : undefined), [draft]);

  /** Formik would wait for a check that cannot be fetched, and never end. */
  const prepare = async () => {
    // The button needn't be said to be busy, for no time at all.
    if (schema.isThere()) return true;
    try {
      await whileBusy(() => schema.fetch());
      return true;
    } catch (error) {
      if (!(await reloadForNewDeploy(error))) showToast({ ...OUTCOME_MESSAGES[kind].failure, kind: "destructive" });
      return false;
    }
  };

  const submit = async () => {
    // The same count is said again only where it was gone in between.
    setInvalidFields(0);
    if (await prepare()) {
      setTried(true);
      await formik.submitForm();
    }
    setEnded((count) => count + 1);
  };

  return {
    isSubmitting: busy,
    invalidFields,
    honeypot: { ref: honeypot, defaultValue: trappedBefore },
    submit,
    attributes: {
      ref: form,
      noValidate: true,
      onInput: prepareToasts,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
      onReset: () => {
        formik.resetForm({ values: initialValues });
      },
    },
    field: (name) => ({
      binding: { value: formik.values[name] ?? "", onChange: formik.handleChange },
      error: formik.errors[name],
    }),
  };
}
