import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { FiCheckCircle } from "react-icons/fi";
import { phoneAddress } from "../layout/contact-links";
import { useSite } from "../layout/use-site";
import { answerDay, nearestOffice } from "../lib/business-days";
import { showAndFocus } from "../lib/focus";
import { SiteLink } from "../ui/links";
import { Button } from "../ui/primitives";
import type { FormField, FormValues } from "./form-field";
import { ANSWER_DAYS, RECEIPT_COPY } from "./receipt-copy";
import type { SubmissionKind } from "./submission-kind";

/** A submission that was taken. */
export interface Sent {
  readonly values: FormValues;
  readonly at: Date;
}

/** In the visitor's own time zone, which the text names. */
const RECEIVED = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

const DAY = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

const Frame = chakra("section", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "5",
    paddingTop: "5",
    borderTopWidth: "3px",
    borderColor: "accent",
    scrollMarginBlock: "6",
    marginBottom: "6",
    "& h3": { display: "flex", alignItems: "baseline", gap: "3", textStyle: "h3" },
    "& h3 svg": { flexShrink: "0", transform: "translateY(0.125em)", color: "accent" },
    "& dl": { display: "flex", flexDirection: "column", gap: "4", maxWidth: "measure" },
    "& dt": { textStyle: "small", fontWeight: "700" },
    "& dd": { textStyle: "card" },
    "& a": { whiteSpace: "nowrap", fontWeight: "700", textDecoration: "underline", textUnderlineOffset: "0.2em" },
    "[data-ground=inverse] &": {
      borderColor: "accent.inverse",
      "& h3 svg": { color: "accent.inverse" },
      "& button": {
        color: "fg.inverse",
        borderColor: "fg.inverse",
        _hover: { background: "fg.inverse", color: "bg.inverse" },
      },
    },
  },
});

interface ReceiptProps {
  readonly kind: SubmissionKind;
  /** The fields of the form. */
  readonly fields: readonly FormField[];
  readonly sent: Sent;
  /** Brings the empty form back, where it stood in this place. */
  readonly onAgain?: () => void;
}

/**
 * What stands in the place of a form that was sent: what was received and when, what happens next and by which day, and
 * whom to call. It takes focus, unless the visitor has gone on to something else. docs/behaviour.md 4.31
 */
export function Receipt({ kind, fields, sent: { values, at }, onAgain }: ReceiptProps) {
  const { offices } = useSite();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const wasHere = frame.current?.parentElement?.contains(focused);
    // A button that opened a dialog has just got focus back.
    const isFree = wasHere || focused === document.body || focused?.matches("[aria-haspopup=dialog]");
    if (isFree && frame.current) showAndFocus(frame.current);
  }, []);
  const { heading, what, next, call, again } = RECEIPT_COPY[kind];
  const office = nearestOffice(offices, at, -at.getTimezoneOffset());
  const by = office && kind !== "newsletter" ? DAY.format(new Date(answerDay(at, ANSWER_DAYS[kind], office))) : "";
  return (
    <Frame ref={frame} tabIndex={-1}>
      <h3>
        <FiCheckCircle aria-hidden="true" />
        {heading}
      </h3>
      <dl>
        <div>
          <dt>{what(values, fields)}</dt>
          <dd>Received on {RECEIVED.format(at)}</dd>
        </div>
        <div>
          <dt>Our next step</dt>
          <dd>{next(values.email ?? "", by)}</dd>
        </div>
        {office ? (
          <div>
            <dt>{call}</dt>
            <dd>
              Call the {office.city} office, <SiteLink to={phoneAddress(office.phone)}>{office.phone}</SiteLink>,{" "}
              {office.hours}.
            </dd>
          </div>
        ) : null}
      </dl>
      {onAgain && again ? (
        <Button variant="outline" onClick={onAgain}>
          {again}
        </Button>
      ) : null}
    </Frame>
  );
}
