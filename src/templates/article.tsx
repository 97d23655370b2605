import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { articlePath, pagePath } from "../lib/paths";
import { ArticleText } from "../sections/blog/article-text";
import { ContentsList } from "../sections/shared/contents-list";
import { NextEntry } from "../sections/shared/next-entry";
import { Section, SectionTitle } from "../ui/section";

/** An article with fewer headings needs no table of contents. */
const MIN_HEADINGS = 3;

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const blog = requirePage(data.pageCopy);
  const article = assertDefined(data.article, "data/articles/: the article of this page");
  const { jsonId, title, summary, image, imageAlt, contents } = article;
  const { next } = data;
  const path = articlePath(jsonId);
  return (
    <Page
      copy={{ jsonId, title, description: summary, hero: { image, imageAlt } }}
      path={path}
      parents={[{ label: blog.title, to: pagePath("blog") }]}
      articles={[article]}
    >
      <Section id="article">
        <SectionTitle srOnly>Article</SectionTitle>
        <article>
          <ArticleText
            article={article}
            notes={contents.length < MIN_HEADINGS ? null : <ContentsList path={path} entries={contents} />}
          >
            <NextEntry
              heading="Next article"
              next={next && { label: next.title, to: articlePath(next.jsonId) }}
              all={{ label: "All articles", to: pagePath("blog") }}
            />
          </ArticleText>
        </article>
      </Section>
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
