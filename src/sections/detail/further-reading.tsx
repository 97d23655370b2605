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
  /** The kind of text: "Article". */
  readonly kind: string;
  readonly title: string;
  /** Its length: "6 min read". */
  readonly length: string;
  readonly to: string;
}

/** A link to an article or a white paper. */
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
