import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, navigate } from "gatsby";
import { useEffect, useRef } from "react";
import { ignore } from "../../lib/ignore";
import { contactFormPath, type ContactQuery } from "../../lib/paths";
import { whenNearViewport } from "../../lib/timing";
import { LinkButton } from "../../ui/links";
import { Paper } from "../../ui/paper";
import { ClosingSection } from "./closing-section";

export const recordText = graphql`
  fragment RecordText on ContactCopy {
    record {
      note
      fields {
        label
        name
        example
      }
    }
  }
`;

const Fields = chakra("fieldset", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", sm: "repeat(3, minmax(0, 1fr))" },
    columnGap: "5",
    rowGap: "3",
    "& legend": { textStyle: "h3", marginBottom: "3" },
    "& label": { textStyle: "small", color: "fg.muted" },
    // The first field has a line of its own, on phones the last one, too.
    "& > div:first-of-type": { gridColumn: "1 / -1" },
    "& > div:last-of-type": { gridColumn: { base: "1 / -1", sm: "auto" } },
  },
});

const Line = chakra("input", {
  base: {
    width: "full",
    minHeight: "11",
    background: "none",
    borderBottom: "1px solid {colors.border.strong}",
    textStyle: "h3",
    _placeholder: { color: "fg.muted", opacity: "1" },
  },
});

interface StartRecordProps {
  readonly copy: Queries.SectionTextFragment;
  readonly record: Queries.RecordTextFragment["record"] | undefined;
  /** What the link passes on to the contact form. */
  readonly query?: ContactQuery;
}

/** The visitor's own record, which begins the message of the contact form. Without scripts it is a picture with a link. */
export function StartRecord({ copy, record, query }: StartRecordProps) {
  const { link } = copy;
  const fields = useRef<HTMLFieldSetElement>(null);
  const to = link?.to === contactFormPath() ? contactFormPath(query) : (link?.to ?? "");

  useEffect(() => {
    const { current } = fields;
    if (!current) return undefined;
    return whenNearViewport(current, () => {
      import("../../forms/record-draft")
        .then(({ connectRecord }) => connectRecord(current, () => void navigate(to)))
        .catch(ignore);
    });
  }, [to]);

  if (!link || !record) return null;
  return (
    <ClosingSection copy={copy} wide>
      <Paper padding={{ base: "3", sm: "4" }} data-print="none">
        <Fields ref={fields} disabled>
          <legend>Record of targets and results</legend>
          {record.fields.map(({ label, name, example }, index) => (
            <div key={name}>
              <label htmlFor={`record-${index}`}>{label}</label>
              <Line id={`record-${index}`} name={name} placeholder={example} enterKeyHint="go" />
            </div>
          ))}
        </Fields>
        <chakra.div display={{ sm: "flex" }} alignItems="center" justifyContent="space-between" gap="6" marginTop="5">
          <chakra.p textStyle="small" color="fg.muted" marginBottom={{ base: "4", sm: "0" }}>
            {record.note}
          </chakra.p>
          <LinkButton to={to} size="lg" flexShrink="0" width={{ base: "full", sm: "auto" }} maxWidth={{ sm: "50%" }}>
            {link.label}
          </LinkButton>
        </chakra.div>
      </Paper>
    </ClosingSection>
  );
}
