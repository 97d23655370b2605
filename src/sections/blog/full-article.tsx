import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { FiArrowUp } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { ArticleText } from "./article-text";

interface FullArticleProps {
  readonly article: Queries.ListedArticleFragment;
  /** The address of the list of articles. */
  readonly articlesPath: string;
}

/** A full article on the blog, with its id as anchor, and links back below it. */
export const FullArticle = memo(function FullArticle({ article, articlesPath }: FullArticleProps) {
  const { jsonId, title } = article;
  return (
    <Section id={jsonId}>
      <chakra.article borderTop="hairline" paddingTop={{ base: "10", md: "16" }}>
        <SectionTitle id={headingId(jsonId)} maxWidth="[50rem]" marginBottom="8">
          {title}
        </SectionTitle>
        <ArticleText article={article}>
          <LinkButton to={anchorPath("blog", "content")} variant="link">
            Back to Top
            <FiArrowUp aria-hidden="true" />
          </LinkButton>{" "}
          <LinkButton to={articlesPath} variant="link">
            Back to Articles
            <FiArrowUp aria-hidden="true" />
          </LinkButton>
        </ArticleText>
      </chakra.article>
    </Section>
  );
});
