import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { FiArrowUp } from "react-icons/fi";
import { LinkButton } from "../../ui/links";
import { Section, headingId } from "../../ui/section";
import { SectionTitle } from "../../ui/primitives";
import { ArticleText } from "./article-text";
import { ClippedText } from "./clipped-text";

interface FullArticleProps {
  readonly article: Queries.FullArticleContentFragment;
  /** Whether it stands on the alternate ground, as every other article does. */
  readonly alternate: boolean;
  /** Whether the address leads to it, or to a heading in it. */
  readonly addressed: boolean;
  /** Where the page begins. */
  readonly topPath: string;
  /** Where the list of articles begins. */
  readonly articlesPath: string;
}

/** A whole article on the blog, anchored by its id, with the ways back. */
export const FullArticle = memo(function FullArticle({
  article,
  alternate,
  addressed,
  topPath,
  articlesPath,
}: FullArticleProps) {
  const { jsonId, title, summary, html } = article;
  return (
    <Section id={jsonId} ground={alternate ? "alternate" : "page"}>
      <ArticleText
        article={article}
        heading={
          <>
            <SectionTitle id={headingId(jsonId)}>{title}</SectionTitle>
            <chakra.p textStyle="lead" color="fg.muted" marginTop="4" marginBottom="8">
              {summary}
            </chakra.p>
          </>
        }
        text={<ClippedText id={jsonId} html={html} addressed={addressed} />}
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
