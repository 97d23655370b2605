import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { withEmptyText } from "../../layout/page-copy";
import { Section, SectionHeading } from "../../ui/section";

export const partnerContent = graphql`
  fragment PartnerContent on Partner {
    name
  }
`;

interface PartnershipsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly partners: readonly Queries.PartnerContentFragment[];
}

const Names = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
    columnGap: "8",
    "& > li": {
      display: "flex",
      alignItems: "center",
      minHeight: { base: "16", sm: "[6rem]" },
      paddingBlock: "4",
      borderTop: "hairline",
      textStyle: "h3",
      fontWeight: "400",
    },
  },
});

/** The names of the partners, as plain text, anchored #partnerships. */
export function Partnerships({ copy, partners }: PartnershipsProps) {
  return (
    <Section id={copy.id} ground="alternate">
      <SectionHeading copy={partners.length > 0 ? copy : withEmptyText(copy)} />
      {partners.length > 0 ? (
        <Names>
          {partners.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </Names>
      ) : null}
    </Section>
  );
}
