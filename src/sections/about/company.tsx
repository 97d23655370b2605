import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { withEmptyText } from "../../layout/page-copy";
import { paragraphsOf } from "../../lib/text";
import { Paragraphs } from "../../ui/primitives";
import { Section, SectionHeading } from "../../ui/section";
import { Figures } from "../shared/figures";

interface CompanyProps {
  readonly copy: Queries.SectionTextFragment;
  readonly facts: Queries.FirmFiguresFragment;
}

/** The firm's story beside its figures, anchored #company. */
export function Company({ copy, facts }: CompanyProps) {
  return (
    <Section id={copy.id}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" }}
        gap={{ base: "12", lg: "24" }}
      >
        <chakra.div display="flex" flexDirection="column" gap="6">
          <SectionHeading copy={{ ...copy, text: null }} />
          <Paragraphs text={copy.text ?? ""} />
        </chakra.div>
        <chakra.div alignSelf={{ lg: "end" }}>
          <Figures facts={facts} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}

interface MissionProps {
  readonly copy: Queries.SectionTextFragment;
}

const Text = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "6",
    color: "fg.inverseMuted",
    "& > [data-first]": { textStyle: "quotation", color: "fg.inverse" },
  },
});

/** The firm's mission, its first sentences in large type, anchored #mission. */
export function Mission({ copy }: MissionProps) {
  return (
    <Section id={copy.id} ground="inverse">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" }}
        gap={{ base: "8", lg: "24" }}
      >
        <SectionHeading copy={{ ...copy, text: null }} />
        <Text>
          {paragraphsOf(copy.text ?? "").map((paragraph, index) => (
            <p key={paragraph} data-first={index === 0 || undefined}>
              {paragraph}
            </p>
          ))}
        </Text>
      </chakra.div>
    </Section>
  );
}

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
