import { chakra } from "@chakra-ui/react/styled-system";
import { withEmptyText } from "../../layout/page-copy";
import { paragraphsOf } from "../../lib/text";
import { Columns, Paragraphs } from "../../ui/primitives";
import { Section, SectionHeading } from "../../ui/section";

interface CompanyTextProps {
  readonly copy: Queries.SectionTextFragment;
}

export function Company({ copy }: CompanyTextProps) {
  return (
    <Section id={copy.id}>
      <Columns ratio="4:7" rowGap="0">
        <SectionHeading copy={{ ...copy, text: null }} />
        <Paragraphs text={copy.text ?? ""} />
      </Columns>
    </Section>
  );
}

/** The first paragraph is the mission, in large type. */
export function Mission({ copy }: CompanyTextProps) {
  const [mission, ...others] = paragraphsOf(copy.text ?? "");
  return (
    <Section id={copy.id} ground="inverse">
      <Columns ratio="4:7" rowGap="0">
        <SectionHeading copy={{ ...copy, text: null }} />
        <div>
          <chakra.p textStyle="entry">{mission}</chakra.p>
          <chakra.div color="fg.inverseMuted" marginTop="6">
            <Paragraphs text={others.join("\n\n")} />
          </chakra.div>
        </div>
      </Columns>
    </Section>
  );
}

interface PartnershipsProps extends CompanyTextProps {
  readonly partners: readonly Pick<Queries.Partner, "name">[];
}

const Names = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
    columnGap: "8",
  },
});

export function Partnerships({ copy, partners }: PartnershipsProps) {
  return (
    <Section id={copy.id}>
      <SectionHeading copy={partners.length > 0 ? copy : withEmptyText(copy)} />
      {partners.length > 0 ? (
        <Names>
          {partners.map(({ name }) => (
            <chakra.li key={name} paddingBlock="4" borderTop="hairline" textStyle="h3" fontWeight="400">
              {name}
            </chakra.li>
          ))}
        </Names>
      ) : null}
    </Section>
  );
}
