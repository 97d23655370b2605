import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Columns } from "../../ui/columns";
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
  readonly notes?: ReactNode;
  /** Links below the text. */
  readonly children: ReactNode;
}

export function ArticleText({ article, notes, children }: ArticleTextProps) {
  const { category, date, readingMinutes, authorEntry, content } = article;
  return (
    <Columns notes="first">
      <chakra.div alignSelf="stretch" display="flex" flexDirection="column" gap="6">
        <chakra.p textStyle="small" color="fg.muted">
          {`${category} · ${date} · ${String(readingMinutes)} min read`}{" "}
          <chakra.span display="block">
            By <PersonLink person={authorEntry} />
          </chakra.span>
        </chakra.p>
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
