import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useState } from "react";
import type { ReactNode } from "react";
import { FiPlus } from "react-icons/fi";
import { CheckList } from "../../ui/check-list";
import { FeatureSection } from "../shared/feature-section";

interface PhoneDisclosureProps {
  /** The id of the content. */
  readonly id: string;
  /** The title, a heading of the third level; on phones a button. */
  readonly heading: string;
  /** The content below the title. */
  readonly children: ReactNode;
}

const Toggle = chakra("button", {
  base: {
    display: { base: "flex", md: "none" },
    alignItems: "center",
    justifyContent: "space-between",
    width: "full",
    minHeight: "11",
    borderTop: "hairline",
    textStyle: "eyebrow",
    cursor: "pointer",
    "& svg": { fontSize: "lg", transition: "transform", transitionDuration: "fast" },
    "&[aria-expanded=true] svg": { transform: "rotate(45deg)" },
  },
});

const Panel = chakra("div", {
  base: { "&[data-collapsed]": { display: { base: "none", md: "block", _print: "block" } } },
});

/** A titled part of a section, which phones collapse until its title is pressed. */
function PhoneDisclosure({ id, heading, children }: PhoneDisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <chakra.h3 textStyle="eyebrow" color="accent">
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen((now) => !now);
          }}
        >
          {heading}
          <FiPlus aria-hidden="true" />
        </Toggle>{" "}
        <chakra.span display={{ base: "none", md: "block" }} marginBottom="3">
          {heading}
        </chakra.span>
      </chakra.h3>
      <Panel id={id} data-collapsed={open ? undefined : ""}>
        {children}
      </Panel>
    </div>
  );
}

export const industrySectionContent = graphql`
  fragment IndustrySectionContent on Industry {
    jsonId
    title
    headline
    opening
    challenges
    solutions
  }
`;

interface IndustrySectionProps {
  readonly industry: Queries.IndustrySectionContentFragment;
  /** Position on the page, from 0, by which the ground alternates. */
  readonly index: number;
}

/** An industry on the industries page, with its id as anchor: overview, challenges and solutions. */
export function IndustrySection({ industry, index }: IndustrySectionProps) {
  return (
    <FeatureSection entity={industry} list="industries" index={index}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        columnGap={{ md: "8", lg: "16" }}
      >
        <PhoneDisclosure id={`${industry.jsonId}-challenges`} heading="Challenges">
          <CheckList items={industry.challenges} marker="dash" compact />
        </PhoneDisclosure>
        <PhoneDisclosure id={`${industry.jsonId}-solutions`} heading="Solutions">
          <CheckList items={industry.solutions} compact />
        </PhoneDisclosure>
      </chakra.div>
    </FeatureSection>
  );
}
