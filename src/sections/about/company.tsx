import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { withEmptyText } from "../../layout/page-copy";
import { Columns, Paragraphs } from "../../ui/primitives";
import { Section, SectionHeading } from "../../ui/section";

interface StoryProps extends Pick<ComponentProps<typeof Section>, "ground"> {
  readonly copy: Queries.SectionTextFragment;
}

const Body = chakra("div", {
  variants: {
    ground: { inverse: { color: "fg.inverseMuted", "& p:first-child": { textStyle: "entry", color: "fg.inverse" } } },
  },
});

/** On the dark ground, the first paragraph is in large type. */
export function Story({ copy, ground }: StoryProps) {
  return (
    <Section id={copy.id} ground={ground}>
      <Columns ratio="4:7" rowGap="0">
        <SectionHeading copy={{ ...copy, text: null }} />
        <Body ground={ground}>
          <Paragraphs text={copy.text ?? ""} />
        </Body>
      </Columns>
    </Section>
  );
}

interface PartnershipsProps {
  readonly copy: Queries.SectionTextFragment;
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
