import { useCallback, useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { onceNear } from "../lib/once-near";
import { showToast } from "../lib/toasts";
import { usePressed } from "../lib/use-pressed";
import { withStyles } from "../../plugins/gatsby-plugin-chakra-static";
import { chooseFromAddress } from "./choose-from-address";
import { formDraft } from "./form-draft";
import type { FormValues, SubmissionSchema } from "./form-values";
import { keepDraft, restoreDraft } from "./keep-draft";
import type { LiveForm } from "./live-form";
import { OUTCOME_MESSAGES } from "./outcome-messages";
import { prepareToasts } from "./prepare-toasts";
import type { SubmissionKind } from "./submission-kind";
import type { FormAttributes } from "./use-submission";

/** What is fetched to enhance a form. */
interface Enhancement {
  readonly Form: typeof LiveForm;
}

/** What the visitor had done in the plain form when the live one took its place. */
interface Snapshot {
  readonly entered: FormValues;
  readonly submitted: boolean;
}

/**
 * Enhances a plain HTML form: fetches formik and the schema when the form comes near the window, and exchanges it for
 * the live form at once where nobody is writing in it or pressing on it, else with the press of the submit button. Where
 * they cannot be fetched, the form stays plain and is sent as such.
 * https://developer.mozilla.org/en-US/docs/Glossary/Progressive_Enhancement
 *
 * @param loadSchema fetches the form's schema; the same function with every call
 * @returns the attributes of the plain form, and what takes its place as soon as there is something
 */
export function useProgressiveEnhancement(kind: SubmissionKind, loadSchema: () => Promise<SubmissionSchema>) {
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
    // The browser's own check gives way to the schema's, which waits for scripts.
    form.current.noValidate = true;
    // The static HTML knows neither draft nor query; the live form takes over what stands in the plain one.
    const draft = formDraft(kind);
    restoreDraft(form.current, draft);
    const stopKeeping = keepDraft(form.current, draft);
    chooseFromAddress(form.current);
    const stopWaiting = onceNear(form.current, () => {
      fetchEnhancement().catch(() => undefined);
    });
    return () => {
      stopWaiting();
      stopKeeping();
    };
  }, [kind, fetchEnhancement]);

  useEffect(() => {
    // Under the visitor's fingers nothing is exchanged: pressed on one element and let go on another, a press is none.
    if (!enhancement || pressed || sending.current || form.current?.contains(document.activeElement)) return;
    takeSnapshot(false);
  }, [enhancement, pressed, takeSnapshot]);

  const attributes: FormAttributes = {
    ref: form,
    onInput: prepareToasts,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const sent = event.currentTarget;
      sending.current = true;
      fetchEnhancement().then(
        () => {
          takeSnapshot(true);
        },
        () => {
          sending.current = false;
          if (!sent.reportValidity()) return;
          // Sent now, the form would lead to the browser's own page for a missing connection.
          if (navigator.onLine) sent.submit();
          else showToast({ ...OUTCOME_MESSAGES[kind].failure, kind: "destructive" });
        },
      );
    },
  };
  return { attributes, live: enhancement && snapshot ? { ...enhancement, ...snapshot } : null };
}
