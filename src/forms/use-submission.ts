import { useFormik } from "formik";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FormEvent, FormHTMLAttributes, RefAttributes, RefObject } from "react";
import { postJson } from "../lib/api-client";
import { reloadForNewDeploy } from "../lib/new-deploy";
import { showToast } from "../lib/toasts";
import { prepareToasts } from "../ui/load-toasts";
import type { FieldBinding } from "./field";
import { OUTCOME_MESSAGES, receivedText } from "./form-copy";
import { keepDraft } from "./form-draft";
import type { FormDraft } from "./form-draft";
import { withDraft } from "./form-field";
import type { FormField, FormValues, SubmissionSchema } from "./form-field";
import { useFocusAfterSubmit, useLeaveWarning } from "./submission-effects";
import { ENDPOINTS, HONEYPOT_FIELD } from "./submission-kind";
import type { SubmissionKind } from "./submission-kind";
import { findErrors, useSchema } from "./use-schema";

/** Attributes of a form element. */
export type FormAttributes = Omit<FormHTMLAttributes<HTMLFormElement>, "color"> & RefAttributes<HTMLFormElement>;

/** The state of a form. */
export interface Submission {
  /** Whether the visitor has to wait for the network, with fields that are read-only. */
  readonly isSubmitting: boolean;
  /** How many fields were invalid when the form was last submitted. */
  readonly invalidFields: number;
  /** Says that the last submission was received, until the visitor goes on writing; else empty. */
  readonly received: string;
  readonly attributes: FormAttributes;
  readonly honeypot: { readonly ref: RefObject<HTMLInputElement>; readonly defaultValue?: string };
  /** Returns the state of one field, and its error message if it has one. */
  field(name: string): { readonly binding: FieldBinding; readonly error: string | undefined };
  submit(): Promise<void>;
}

interface SubmissionOptions {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  /** Fetches the form's schema. */
  readonly loadSchema: () => Promise<SubmissionSchema>;
  /** The values of the empty form. */
  readonly initialValues: FormValues;
  /** The values that the visitor has entered into the same form as plain HTML. */
  readonly entered?: FormValues;
  /** Keeps what the visitor writes until it is sent. */
  readonly draft: FormDraft;
  /** Called when the submission was accepted and the form is empty again. */
  readonly onSuccess?: () => void;
}

/**
 * Manages a form: validates it when it is submitted, and from then on with every change; posts it once, and locks it
 * meanwhile; empties it after a success, keeps it after a failure, and shows a toast after either.
 */
export function useSubmission(options: SubmissionOptions): Submission {
  const { kind, fields, loadSchema, initialValues, entered, draft, onSuccess } = options;
  const { [HONEYPOT_FIELD]: trappedBefore, ...enteredValues } = entered ?? {};
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const schema = useSchema(loadSchema);
  const [busy, setBusy] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [submitCount, setSubmitCount] = useState(0);
  const [invalidFields, setInvalidFields] = useState(0);
  const [received, setReceived] = useState("");
  const [initial] = useState(() => ({ ...withDraft(initialValues, draft, fields), ...enteredValues }));

  /** Locks button and fields during a request. Validation alone is quicker than locking them and unlocking them again. */
  const whileBusy = async <Result>(request: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await request();
    } finally {
      setBusy(false);
    }
  };

  const post = async (values: FormValues): Promise<void> => {
    const trapped = honeypot.current?.value;
    const sent = (await schema.load()).cast(values);
    await postJson(ENDPOINTS[kind], { ...sent, ...(trapped ? { [HONEYPOT_FIELD]: trapped } : {}) });
  };

  const showFailure = () => {
    showToast(OUTCOME_MESSAGES[kind].failure);
  };

  const formik = useFormik<FormValues>({
    initialValues: initial,
    validate: async (values) => findErrors(values, await schema.load()),
    validateOnChange: submitted,
    validateOnBlur: false,
    onSubmit: async (values, { resetForm }) => {
      try {
        // At once: nothing can be written after what is sent.
        flushSync(() => {
          setBusy(true);
        });
        await whileBusy(() => post(values));
      } catch (error) {
        console.error(error);
        showFailure();
        return;
      }
      // What was written since, in the same form opened again, stays.
      for (const [name, value] of Object.entries(values)) if (draft.read(name) === value) draft.drop(name);
      resetForm({ values: initialValues });
      setSubmitted(false);
      setReceived(receivedText(kind, new Date()));
      showToast(OUTCOME_MESSAGES[kind].success);
      onSuccess?.();
    },
  });
  useFocusAfterSubmit(form, submitCount);
  useEffect(() => {
    if (submitCount > 0) setInvalidFields(form.current?.querySelectorAll("[aria-invalid=true]").length ?? 0);
  }, [submitCount]);
  useLeaveWarning(busy);
  useEffect(() => (form.current ? keepDraft(form.current, draft) : undefined), [draft]);

  /** Loads the schema first: formik never ends a submission whose validation throws. */
  const loadSchemaOrFail = async () => {
    // With the schema loaded, the button isn't disabled for a moment.
    if (schema.isLoaded()) return true;
    try {
      await whileBusy(schema.load);
      return true;
    } catch (error) {
      if (!(await reloadForNewDeploy(error))) showFailure();
      return false;
    }
  };

  const submit = async () => {
    // Screen readers announce the same count again only if it was removed in between.
    setInvalidFields(0);
    setReceived("");
    if (await loadSchemaOrFail()) {
      setSubmitted(true);
      await formik.submitForm();
    }
    setSubmitCount((count) => count + 1);
  };

  return {
    isSubmitting: busy,
    invalidFields,
    received,
    honeypot: { ref: honeypot, defaultValue: trappedBefore },
    submit,
    attributes: {
      ref: form,
      noValidate: true,
      onInput: () => {
        prepareToasts();
        setReceived("");
      },
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
