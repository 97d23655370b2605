import { useCallback, useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { withStyles } from "../../plugins/gatsby-plugin-chakra-static";
import { takeOverFocus } from "../lib/focus";
import { whenNearViewport } from "../lib/timing";
import { useConfirmLeaving } from "../lib/use-confirm-leaving";
import type { FormField } from "./fields";
import { OUTCOME_MESSAGES } from "./form-copy";
import { formDraft, restoreDraft, valuesIn } from "./form-draft";
import type { FormValues } from "./form-draft";
import { FormMarkup } from "./form-markup";
import type { LiveForm } from "./live-form";
import type { SubmissionKind } from "./submission-kind";

/** The live form and the state that it takes over from the plain form. */
interface Handover {
  readonly Form: typeof LiveForm;
  readonly entered: FormValues;
  /** The plain form's field that has focus. */
  readonly focused: HTMLInputElement | null;
  readonly submit: boolean;
}

/** Milliseconds. A visitor who goes on writing after the submit sends whole words. */
const PAUSE = 1_000;

interface SubmissionFormProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  /** Fills in fields after the draft is restored. Must be memoized. */
  readonly prefill?: (form: HTMLFormElement) => void;
}

/**
 * A form that is plain HTML at first. When the visitor comes near, the live form is loaded and replaces it, but never during
 * a click or while the visitor writes: a touched form stays plain until submit. If the live form cannot be loaded, the
 * browser sends the plain one.
 */
export function SubmissionForm({ kind, fields, prefill }: SubmissionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(false);
  const lastInput = useRef(0);
  const [handover, setHandover] = useState<Handover | null>(null);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  const goLive = useCallback(async (submit: boolean) => {
    const start = performance.now();
    const { LiveForm: Form } = await withStyles(import("./live-form"));
    const isWriting = () => lastInput.current > Math.max(start, performance.now() - PAUSE);
    while (isWriting()) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const plain = form.current;
    if (!plain || (touched.current && !submit)) return;
    const focused = plain.querySelector<HTMLInputElement>("[name]:focus");
    setHandover((current) => current ?? { Form, entered: valuesIn(plain), focused, submit });
  }, []);

  useEffect(() => {
    const plain = form.current;
    if (!plain || handover) return undefined;
    // The live form validates by the schema.
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
  }, [kind, prefill, handover, goLive]);

  useEffect(() => {
    if (!handover?.submit) return;
    const { focused } = handover;
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${focused?.name ?? ""}"]`);
    if (field && focused) takeOverFocus(field, focused);
    form.current?.querySelector<HTMLElement>("[type=submit]")?.click();
  }, [handover]);

  useConfirmLeaving(state === "loading");

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "loading") return;
    const plain = event.currentTarget;
    // A program or a screen reader can submit without the events that touch the form.
    touched.current = true;
    setState("loading");
    goLive(true).catch(() => {
      // Also removes the question about leaving, before the browser leaves the page.
      flushSync(() => {
        setState("idle");
      });
      if (!plain.reportValidity()) return;
      // Offline, the browser would replace the page with its error page.
      if (navigator.onLine) plain.submit();
      else setState("failed");
    });
  };

  if (handover) return <handover.Form kind={kind} fields={fields} form={form} entered={handover.entered} />;
  return (
    <FormMarkup
      ref={form}
      kind={kind}
      fields={fields}
      busy={state === "loading" ? "loading" : undefined}
      message={state === "failed" ? { type: "failure", text: OUTCOME_MESSAGES[kind].failure.text } : undefined}
      onFieldInput={(name, value) => {
        lastInput.current = performance.now();
        formDraft(kind).save(name, value);
      }}
      onSubmit={onSubmit}
    />
  );
}
