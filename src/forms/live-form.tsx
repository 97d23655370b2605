import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showAndFocus } from "../lib/focus";
import { formDraft } from "./form-draft";
import type { FormField, FormValues, SubmissionSchema } from "./form-field";
import { emptyValues } from "./form-field";
import { Receipt } from "./receipt";
import type { Sent } from "./receipt";
import { SubmissionForm } from "./submission-form";
import type { SubmissionKind } from "./submission-kind";
import { useSubmission } from "./use-submission";

interface LiveFormProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  readonly loadSchema: () => Promise<SubmissionSchema>;
  /** The values that the visitor had entered into the plain form. */
  readonly entered: FormValues;
  /** Whether the visitor had already submitted the plain form. */
  readonly submitted: boolean;
}

/** The form's place. The emptied form is out of sight behind its receipt, until focus comes into it or it is asked for. */
const Place = chakra("div", {
  base: { "&[data-sent]:not(:focus-within)": { height: "0", overflow: "hidden" } },
});

/** A form with state and validation, fetched when the visitor comes near it. Once it is sent, its receipt takes its place. */
export function LiveForm({ kind, fields, loadSchema, entered, submitted }: LiveFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const [draft] = useState(() => formDraft(kind));
  const [sent, setSent] = useState<Sent | null>(null);
  const submission = useSubmission({
    kind,
    fields,
    loadSchema,
    initialValues: emptyValues(fields),
    entered,
    draft,
    onSuccess: (values) => {
      setSent({ values, at: new Date() });
    },
  });
  const submitAtOnce = useRef(submitted);
  useEffect(() => {
    if (!submitAtOnce.current) return;
    submitAtOnce.current = false;
    void submission.submit();
  }, [submission]);
  const showForm = () => {
    flushSync(() => {
      setSent(null);
    });
    const first = form.current?.querySelector<HTMLElement>("[name]");
    if (first) showAndFocus(first);
  };
  return (
    <div>
      {sent ? <Receipt key={sent.at.getTime()} kind={kind} fields={fields} sent={sent} onAgain={showForm} /> : null}
      <Place ref={form} data-sent={sent ? "" : undefined}>
        <SubmissionForm kind={kind} fields={fields} submission={submission} />
      </Place>
    </div>
  );
}
