import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Card, Eyebrow } from "../../ui/primitives";
import { CardLink } from "../../ui/links";

export const furtherReadingContent = graphql`
  fragment ArticleToReadContent on Article {
    jsonId
    title
    readingMinutes
  }

  fragment WhitePaperToReadContent on WhitePaper {
    title
    pages
  }
`;

interface FurtherReadingProps {
  /** What kind of text it is: "Article". */
  readonly kind: string;
  readonly title: string;
  /** How long it is: "6 min read". */
  readonly length: string;
  readonly to: string;
}

/** An article or a white paper to read on. */
export function FurtherReading({ kind, title, length, to }: FurtherReadingProps) {
  return (
    <Card variant="ruled" gap="3">
      <Eyebrow>{kind}</Eyebrow>
      <chakra.h3 textStyle="h3">
        <CardLink to={to}>{title}</CardLink>
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted">
        {length}
      </chakra.p>
    </Card>
  );
}
