import { chakra } from "@chakra-ui/react/styled-system";
import type { RecipeVariantProps } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { sectionRecipe } from "../theme/recipes";
import { LinkButton } from "./links";
import { Container, Eyebrow, Paragraphs, SectionTitle } from "./primitives";

const Band = chakra("section", sectionRecipe);

type SectionProps = RecipeVariantProps<typeof sectionRecipe> & {
  /** The section's anchor; its heading, a SectionTitle, names the section. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** Returns the id of the heading that names a section. */
export function headingId(sectionId: string): string {
  return `${sectionId}-heading`;
}

/** A full-width band of a page with its content in the container. */
export function Section({ id, children, ground, spacing }: SectionProps) {
  return (
    <Band
      id={id}
      aria-labelledby={id === undefined ? undefined : headingId(id)}
      ground={ground}
      spacing={spacing}
      data-band={ground ?? "page"}
      data-ground={ground === "inverse" ? "inverse" : undefined}
    >
      <Container>{children}</Container>
    </Band>
  );
}

interface SectionIntroProps {
  /** Copy of the section, as it stands in data/pages.json. */
  readonly copy: Pick<Queries.SectionTextFragment, "id" | "eyebrow" | "heading">;
  /** The introduction, below the title. */
  readonly children?: ReactNode;
}

/** Not a flex box when printed, where a label only stays with the title in blocks. */
const Intro = chakra("div", {
  base: {
    display: { base: "flex", _print: "block" },
    flexDirection: "column",
    gap: "3",
    maxWidth: "[46rem]",
    "& > *": { marginTop: { _print: "2" } },
  },
});

/** The beginning of a section: label, title and introduction. */
export function SectionIntro({ copy: { id, eyebrow, heading }, children }: SectionIntroProps) {
  return (
    <Intro>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <SectionTitle id={headingId(id)}>{heading}</SectionTitle>
      {children}
    </Intro>
  );
}

interface SectionHeadingProps {
  /** Copy of the section, as it stands in data/pages.json. */
  readonly copy: Queries.SectionTextFragment;
}

/** The heading of a section: label, title, introduction, and a link to more. */
export function SectionHeading({ copy }: SectionHeadingProps) {
  const { text, link } = copy;
  return (
    <chakra.header
      display="flex"
      flexDirection={{ base: "column", lg: "row" }}
      alignItems={{ base: "flex-start", lg: "flex-end" }}
      justifyContent="space-between"
      gap={{ base: "4", md: "6" }}
      marginBottom={{ base: "6", md: "12" }}
    >
      <SectionIntro copy={copy}>
        {text ? (
          <chakra.div
            textStyle="lead"
            color="fg.muted"
            css={{ "[data-ground=inverse] &": { color: "fg.inverseMuted" } }}
          >
            <Paragraphs text={text} />
          </chakra.div>
        ) : null}
      </SectionIntro>
      {link ? (
        <LinkButton to={link.to} variant="link" flexShrink="0" maxWidth={{ lg: "[50%]" }}>
          {link.label}
          <FiArrowRight aria-hidden="true" />
        </LinkButton>
      ) : null}
    </chakra.header>
  );
}
