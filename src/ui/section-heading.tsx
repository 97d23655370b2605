import { chakra } from "@chakra-ui/react/styled-system";
import { FiArrowRight } from "react-icons/fi";
import { Eyebrow } from "./eyebrow";
import { LinkButton } from "./link-button";
import { Paragraphs } from "./paragraphs";

interface SectionHeadingProps {
  /** The heading's id, which names its section. */
  readonly id: string;
  /** Copy of the section, as it stands in data/pages.json. */
  readonly copy: Queries.SectionTextFragment;
}

/** The heading of a section: label, words, introduction, and the way to more. */
export function SectionHeading({ id, copy: { eyebrow, heading, text, link } }: SectionHeadingProps) {
  return (
    <chakra.header
      display="flex"
      flexDirection={{ base: "column", lg: "row" }}
      alignItems={{ base: "flex-start", lg: "flex-end" }}
      justifyContent="space-between"
      gap="6"
      marginBottom={{ base: "8", md: "12" }}
    >
      <chakra.div display="flex" flexDirection="column" gap="3" maxWidth="46rem">
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <chakra.h2 id={id} textStyle="h2">
          {heading}
        </chakra.h2>
        {text ? (
          <chakra.div
            textStyle="lead"
            color="fg.muted"
            css={{ "[data-ground=inverse] &": { color: "fg.inverseMuted" } }}
          >
            <Paragraphs text={text} />
          </chakra.div>
        ) : null}
      </chakra.div>
      {link ? (
        <LinkButton to={link.to} variant="link" flexShrink="0" maxWidth={{ lg: "50%" }}>
          {link.label}
          <FiArrowRight aria-hidden="true" />
        </LinkButton>
      ) : null}
    </chakra.header>
  );
}
