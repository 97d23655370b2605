import { chakra } from "@chakra-ui/react/styled-system";
import { FiArrowRight } from "react-icons/fi";
import { LinkButton } from "./link-button";
import { Paragraphs } from "./paragraphs";
import { SectionIntro } from "./section-intro";

interface SectionHeadingProps {
  /** Copy of the section, as it stands in data/pages.json. */
  readonly copy: Queries.SectionTextFragment;
}

/** The heading of a section: label, title, introduction, and the way to more. */
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
