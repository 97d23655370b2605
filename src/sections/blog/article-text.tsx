import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Columns, Facts } from "../../ui/primitives";
import { RichText } from "../../ui/rich-text";
import { PersonLink } from "../shared/person-link";

export const articleTextContent = graphql`
  fragment ArticleTextContent on Article {
    category
    date
    readingMinutes
    authorEntry {
      ...PersonLinkContent
      title
    }
    content
  }
`;

interface ArticleTextProps {
  readonly article: Queries.ArticleTextContentFragment;
  /** Shown beside the text, below date and author. */
  readonly notes: ReactNode;
  readonly children: ReactNode;
}

export function ArticleText({ article, notes, children }: ArticleTextProps) {
  const { category, date, readingMinutes, authorEntry, content } = article;
  return (
    <Columns ratio="4:7">
      <chakra.div alignSelf="stretch" display="flex" flexDirection="column" gap="6">
        <chakra.div textStyle="small" color="fg.muted">
          <Facts>
            <span>{category}</span> <span>{date}</span> <span>{readingMinutes} min read</span>
          </Facts>
          <p>
            By <PersonLink person={authorEntry} />
          </p>
        </chakra.div>
        {notes}
      </chakra.div>
      <div>
        <RichText html={content} />
        <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="3" marginTop="10" data-print="none">
          {children}
        </chakra.div>
      </div>
    </Columns>
  );
}
