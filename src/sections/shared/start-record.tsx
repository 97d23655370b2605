import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, navigate } from "gatsby";
import { useEffect, useRef } from "react";
import { useSite } from "../../layout/use-site";
import { ignore } from "../../lib/ignore";
import { contactFormPath, type ContactQuery } from "../../lib/paths";
import { whenNearViewport } from "../../lib/timing";
import { LinkButton } from "../../ui/links";
import { Paper } from "../../ui/paper";
import { Text, lastColumns } from "../../ui/primitives";
import { Section, SectionTitle } from "../../ui/section";

export const recordText = graphql`
  fragment RecordText on RecordCopy {
    note
    fields {
      label
      name
      example
    }
  }
`;

const Fields = chakra("fieldset", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", sm: "repeat(3, minmax(0, 1fr))" },
    columnGap: "5",
    rowGap: "3",
    // The first field has a line of its own, on phones the last one, too.
    "& > :is(legend, div:first-of-type)": { gridColumn: "1 / -1" },
    "& > div:last-of-type": { gridColumn: { base: "1 / -1", sm: "auto" } },
  },
});

const Line = chakra("input", {
  base: {
    width: "full",
    minHeight: "11",
    background: "none",
    borderBottom: "1px solid {colors.border.strong}",
    fontFamily: "heading",
    fontSize: "lg",
    fontWeight: "500",
    _placeholder: { color: "fg.muted", opacity: "1" },
  },
});

interface BlankRecordProps {
  readonly copy: Queries.RecordTextFragment;
  readonly link: Queries.LinkTextFragment;
}

/** Begins the message of the contact form. Without scripts it is a picture of a record, with a link to the form. */
function BlankRecord({ copy: { note, fields: lines }, link }: BlankRecordProps) {
  const { brand } = useSite().facts;
  const { to } = link;
  const fields = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const { current } = fields;
    if (!current) return undefined;
    return whenNearViewport(current, () => {
      import("../../forms/record-draft")
        .then(({ connectRecord }) => connectRecord(current, () => void navigate(to)))
        .catch(ignore);
    });
  }, [to]);

  return (
    <Paper size="small" data-print="none">
      <Fields ref={fields} disabled>
        <chakra.legend
          textStyle="h3"
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="4"
          width="full"
          marginBottom="3"
        >
          Record of targets and results
          <chakra.span color="accent" fontSize="md" display={{ base: "none", sm: "inline" }}>
            {brand}
          </chakra.span>
        </chakra.legend>
        {lines.map(({ label, name, example }, index) => (
          <div key={name}>
            <chakra.label htmlFor={`record-${index}`} textStyle="small" color="fg.muted">
              {label}
            </chakra.label>
            <Line id={`record-${index}`} name={name} placeholder={example} enterKeyHint="go" />
          </div>
        ))}
      </Fields>
      <chakra.div display={{ sm: "flex" }} alignItems="center" justifyContent="space-between" gap="6" marginTop="5">
        <chakra.p textStyle="small" color="fg.muted">
          {note}
        </chakra.p>
        <LinkButton
          to={to}
          size="lg"
          flexShrink="0"
          width={{ base: "full", sm: "auto" }}
          marginTop={{ base: "4", sm: "0" }}
        >
          {link.label}
        </LinkButton>
      </chakra.div>
    </Paper>
  );
}

interface StartRecordProps {
  readonly copy: Queries.SectionTextFragment;
  readonly record: Queries.RecordTextFragment | undefined;
  /** What the link passes on to the contact form. */
  readonly query?: ContactQuery;
}

/** The last section of a page about records: the visitor's own, still blank. */
export function StartRecord({ copy: { id, heading, text, link }, record, query }: StartRecordProps) {
  if (!link || !record) return null;
  const to = link.to === contactFormPath() ? contactFormPath(query) : link.to;
  return (
    <Section id={id} ground="inverse" spacing="compact">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: `minmax(0, 1fr) ${lastColumns(7)}` }}
        alignItems="center"
        gap={{ base: "8", lg: "16" }}
      >
        <div>
          <SectionTitle textStyle="entry">{heading}</SectionTitle>
          <Text color="fg.inverseMuted" marginTop="3">
            {text}
          </Text>
        </div>
        <BlankRecord copy={record} link={{ ...link, to }} />
      </chakra.div>
    </Section>
  );
}
