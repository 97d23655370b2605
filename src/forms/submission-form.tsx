import { useCallback, useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { withStyles } from "../../plugins/gatsby-plugin-chakra-static";
import { whenNearViewport } from "../lib/timing";
import type { FormField } from "./field";
import { OUTCOME_MESSAGES } from "./form-copy";
import { formDraft, restoreDraft } from "./form-draft";
import type { FormValues } from "./form-draft";
import { FormMarkup } from "./form-markup";
import type { LiveForm } from "./live-form";
import type { SubmissionKind } from "./submission-kind";

/** Returns what is written in a plain form. */
const enteredIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The live form, and what it takes over from the plain one. */
interface Exchange {
  readonly Form: typeof LiveForm;
  readonly entered: FormValues;
  /** The name of the field that has focus. */
  readonly focused: string | null;
  readonly submit: boolean;
}

interface SubmissionFormProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  /** Fills in what the address asks for, after the draft; the same function with every rendering. */
  readonly prefill?: (form: HTMLFormElement) => void;
}

/**
 * A form that is plain HTML at first. The live form is fetched when the visitor comes near, and replaces the plain one.
 * A plain form that the visitor has touched stays plain until it is submitted. If the live one can't be fetched, the form
 * is sent as plain HTML.
 */
export function SubmissionForm({ kind, fields, prefill }: SubmissionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(false);
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [failed, setFailed] = useState(false);

  const goLive = useCallback(async (submit: boolean) => {
    const { LiveForm: Form } = await withStyles(import("./live-form"));
    const plain = form.current;
    if (!plain || (touched.current && !submit)) return;
    const focused = plain.querySelector(":focus")?.getAttribute("name") ?? null;
    setExchange((before) => before ?? { Form, entered: enteredIn(plain), focused, submit });
  }, []);

  useEffect(() => {
    const plain = form.current;
    if (!plain || exchange) return undefined;
    // With scripts, the schema validates instead of the browser.
    plain.noValidate = true;
    const touch = () => {
      touched.current = true;
    };
    if (plain.contains(document.activeElement)) touch();
    for (const type of ["pointerdown", "focusin"]) plain.addEventListener(type, touch, { once: true });
    restoreDraft(plain, formDraft(kind));
    prefill?.(plain);
    return whenNearViewport(plain, () => {
      goLive(false).catch(() => undefined);
    });
  }, [kind, prefill, exchange, goLive]);

  useEffect(() => {
    if (!exchange?.submit) return;
    if (exchange.focused) form.current?.querySelector<HTMLElement>(`[name="${exchange.focused}"]`)?.focus();
    form.current?.querySelector<HTMLElement>("[type=submit]")?.click();
  }, [exchange]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const plain = event.currentTarget;
    setFailed(false);
    goLive(true).catch(() => {
      if (!plain.reportValidity()) return;
      // Without a connection, the form would lead to the browser's own error page.
      if (navigator.onLine) plain.submit();
      else setFailed(true);
    });
  };

  if (exchange) return <exchange.Form kind={kind} fields={fields} form={form} entered={exchange.entered} />;
  return (
    <FormMarkup
      ref={form}
      kind={kind}
      fields={fields}
      message={failed ? { type: "failure", text: OUTCOME_MESSAGES[kind].failure.text } : undefined}
      onWrite={(name, value) => {
        formDraft(kind).keep(name, value);
      }}
      onSubmit={onSubmit}
    />
  );
}
