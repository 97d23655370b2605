import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { articlePath, pagePath } from "../lib/paths";
import { ArticleText } from "../sections/blog/article-text";
import { ContentsList } from "../sections/shared/contents-list";
import { Columns } from "../ui/columns";
import { LinkButton } from "../ui/links";
import { Section, headingId } from "../ui/section";

/** An article with fewer headings needs no table of contents. */
const MIN_HEADINGS = 3;

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const blog = requirePage(data.pageCopy);
  const article = assertDefined(data.article, "data/articles/: the article of this page");
  const { jsonId, title, summary, image, imageAlt, contents } = article;
  const path = articlePath(jsonId);
  return (
    <Page
      copy={{ jsonId, title, description: summary, hero: { image, imageAlt } }}
      path={path}
      parents={[{ label: blog.title, to: pagePath("blog") }]}
      articles={[article]}
    >
      <Section id="article">
        <chakra.h2 id={headingId("article")} srOnly>
          Article
        </chakra.h2>
        <article>
          <ArticleText
            article={article}
            notes={contents.length < MIN_HEADINGS ? null : <ContentsList path={path} entries={contents} />}
          >
            <LinkButton to={pagePath("blog")} variant="link">
              All articles
            </LinkButton>
          </ArticleText>
        </article>
      </Section>
      {data.next ? (
        <Section id="next-article" spacing="compact">
          <Columns ratio="4:7" rowGap="2" borderTop="hairline" paddingTop="6" data-print="none">
            <chakra.h2 id={headingId("next-article")} textStyle="h4">
              Next article
            </chakra.h2>
            <LinkButton to={articlePath(data.next.jsonId)} variant="link" justifySelf="start">
              {data.next.title}
            </LinkButton>
          </Columns>
        </Section>
      ) : null}
    </Page>
  );
}

export const query = graphql`
  query ArticlePage($jsonId: String!, $next: String) {
    pageCopy(jsonId: { eq: "blog" }) {
      ...PageText
    }
    article(jsonId: { eq: $jsonId }) {
      ...ArticleTextContent
      jsonId
      title
      summary
      image {
        ...HeroPicture
      }
      imageAlt
      contents {
        id
        title
      }
    }
    next: article(jsonId: { eq: $next }) {
      jsonId
      title
    }
  }
`;
