import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { articlePath, pagePath } from "../lib/paths";
import { ArticleEnd } from "../sections/blog/article-end";
import { ArticleText } from "../sections/blog/article-text";
import { ContentsList } from "../sections/shared/contents-list";
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
      copy={{ jsonId, title, description: summary }}
      path={path}
      parents={[{ label: blog.title, to: pagePath("blog") }]}
      image={image}
      imageAlt={imageAlt}
      subject={{ kind: "articles", articles: [article] }}
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
      <ArticleEnd author={article.authorEntry} next={data.next} />
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
      authorEntry {
        ...LeaderContent
      }
    }
    next: article(jsonId: { eq: $next }) {
      jsonId
      title
      summary
    }
  }
`;
