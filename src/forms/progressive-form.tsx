import { useCallback, useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { whenNearViewport } from "../lib/when-near-viewport";
import { showToast } from "../lib/toasts";
import { usePressed } from "../lib/use-pressed";
import { withStyles } from "../../plugins/gatsby-plugin-chakra-static";
import { prepareToasts } from "../ui/load-toasts";
import { OUTCOME_MESSAGES } from "./form-copy";
import { formDraft, keepDraft, restoreDraft } from "./form-draft";
import type { FormField, FormValues, SubmissionSchema } from "./form-field";
import type { LiveForm } from "./live-form";
import { SubmissionForm } from "./submission-form";
import type { SubmissionKind } from "./submission-kind";
import type { FormAttributes } from "./use-submission";

/** Fills in a plain form what the page knows and its static HTML cannot: what the address asks for. */
type Prefill = (form: HTMLFormElement) => void;

/** The code that enhances a form. */
interface Enhancement {
  readonly Form: typeof LiveForm;
}

/** The state of the plain form when the live one replaces it. */
interface Snapshot {
  readonly entered: FormValues;
  readonly submitted: boolean;
}

/**
 * Enhances a plain HTML form: fetches formik and the schema when the form comes near the viewport, and replaces the form
 * at once unless the visitor is writing in it or pressing on it, else when it is submitted. If they cannot be fetched, the
 * form stays plain and is sent as such.
 * https://developer.mozilla.org/en-US/docs/Glossary/Progressive_Enhancement
 *
 * @param loadSchema fetches the form's schema; the same function with every call
 * @param prefill fills in the plain form, once it has the visitor's draft; the same function with every call
 * @returns the attributes of the plain form, and the live form once it can replace the plain one
 */
function useProgressiveEnhancement(
  kind: SubmissionKind,
  loadSchema: () => Promise<SubmissionSchema>,
  prefill?: Prefill,
) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const pressed = usePressed(form);
  const [enhancement, setEnhancement] = useState<Enhancement | null>(null);
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);

  const fetchEnhancement = useCallback(async () => {
    const [{ LiveForm: Form }] = await Promise.all([withStyles(import("./live-form")), loadSchema()]);
    setEnhancement({ Form });
  }, [loadSchema]);

  const takeSnapshot = useCallback((submitted: boolean) => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const);
    setSnapshot({ entered: Object.fromEntries(entries), submitted });
  }, []);

  useEffect(() => {
    if (!form.current) return undefined;
    // With scripts, the schema validates instead of the browser.
    form.current.noValidate = true;
    // The static HTML knows neither draft nor address; the live form takes over the values of the plain one.
    const draft = formDraft(kind);
    restoreDraft(form.current, draft);
    const stopKeeping = keepDraft(form.current, draft);
    prefill?.(form.current);
    const stopWaiting = whenNearViewport(form.current, () => {
      fetchEnhancement().catch(() => undefined);
    });
    return () => {
      stopWaiting();
      stopKeeping();
    };
  }, [kind, fetchEnhancement, prefill]);

  useEffect(() => {
    // A press that begins on one element and ends on another is no click: nothing is replaced under the visitor's finger.
    if (!enhancement || pressed || sending.current || form.current?.contains(document.activeElement)) return;
    takeSnapshot(false);
  }, [enhancement, pressed, takeSnapshot]);

  const attributes: FormAttributes = {
    ref: form,
    onInput: prepareToasts,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const plainForm = event.currentTarget;
      sending.current = true;
      fetchEnhancement().then(
        () => {
          takeSnapshot(true);
        },
        () => {
          sending.current = false;
          if (!plainForm.reportValidity()) return;
          // Without a connection, the form would lead to the browser's own error page.
          if (navigator.onLine) plainForm.submit();
          else showToast(OUTCOME_MESSAGES[kind].failure);
        },
      );
    },
  };
  return { attributes, live: enhancement && snapshot ? { ...enhancement, ...snapshot } : null };
}

interface ProgressiveFormProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  /** Fetches the form's schema; the same function with every rendering. */
  readonly loadSchema: () => Promise<SubmissionSchema>;
  /** Fills in the plain form once scripts run; the same function with every rendering. */
  readonly prefill?: Prefill;
}

/** A form that is plain HTML until the visitor comes near it, and is live from then on. */
export function ProgressiveForm({ kind, fields, loadSchema, prefill }: ProgressiveFormProps) {
  const { attributes, live } = useProgressiveEnhancement(kind, loadSchema, prefill);
  if (!live) return <SubmissionForm kind={kind} fields={fields} attributes={attributes} />;
  const { Form, ...snapshot } = live;
  return <Form kind={kind} fields={fields} loadSchema={loadSchema} {...snapshot} />;
}
