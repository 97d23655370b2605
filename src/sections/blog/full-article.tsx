import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { FiArrowUp } from "react-icons/fi";
import { LinkButton } from "../../ui/link-button";
import { Section } from "../../ui/section";
import { SectionTitle } from "../../ui/section-title";
import { ArticleText } from "./article-text";

interface FullArticleProps {
  readonly article: Queries.FullArticleContentFragment;
  /** Whether it stands on the alternate ground, as every other article does. */
  readonly alternate: boolean;
  /** Where the page begins. */
  readonly topPath: string;
  /** Where the list of articles begins. */
  readonly articlesPath: string;
}

/** A whole article on the blog, anchored by its id, with the ways back. */
export const FullArticle = memo(function FullArticle({ article, alternate, topPath, articlesPath }: FullArticleProps) {
  const { jsonId, title, summary } = article;
  return (
    <Section id={jsonId} ground={alternate ? "alternate" : "page"}>
      <ArticleText
        article={article}
        heading={
          <>
            <SectionTitle of={jsonId}>{title}</SectionTitle>
            <chakra.p textStyle="lead" color="fg.muted" marginTop="4" marginBottom="8">
              {summary}
            </chakra.p>
          </>
        }
      >
        <LinkButton to={topPath} variant="link">
          Back to Top
          <FiArrowUp aria-hidden="true" />
        </LinkButton>
        <LinkButton to={articlesPath} variant="link">
          Back to Articles
          <FiArrowUp aria-hidden="true" />
        </LinkButton>
      </ArticleText>
    </Section>
  );
});
