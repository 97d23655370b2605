import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { articlePath, pagePath } from "../lib/paths";
import { ArticleAuthor, NextArticle } from "../sections/blog/article-end";
import { ArticlePageBody } from "../sections/blog/article-page";
import { NewsletterBlock } from "../sections/shared/newsletter-block";
import { Section, headingId } from "../ui/section";

/** The page context of an article, from `createPages`. */
export interface ArticleContext {
  readonly jsonId: string;
  /** The id of the article that follows it, the newest after the oldest; null where there is no other. */
  readonly next: string | null;
  /** The author's id. */
  readonly author: string;
}

/** An article on a page of its own: docs/behaviour.md 2.25. */
export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery, ArticleContext>) {
  const blog = requirePage(data.pageCopy);
  const article = assertDefined(data.article, "data/articles/: the article of this page");
  const { jsonId, title, summary } = article;
  const copy = {
    jsonId,
    title,
    description: summary,
    hero: { title, subtitle: summary, link: null },
  };
  const [study = null] = data.allCaseStudy.nodes;
  return (
    <Page
      copy={copy}
      path={articlePath(jsonId)}

      parents={[{ label: blog.title, to: pagePath("blog") }]}
      picture={article.image}
      subject={{ kind: "articles", articles: [article] }}
    >
      <Section id="article" spacing="compact">
        <chakra.h2 id={headingId("article")} srOnly>
          Article
        </chakra.h2>
        <ArticlePageBody article={article} />
      </Section>
      <ArticleAuthor author={article.authorEntry} study={study} />
      {data.next ? <NextArticle article={data.next} /> : null}
      <NewsletterBlock copy={blog.section("newsletter")} fields={data.newsletterFields} variant="band" />
    </Page>
  );
}

export const query = graphql`
  query ArticlePage($jsonId: String!, $next: String, $author: String!) {
    pageCopy(jsonId: { eq: "blog" }) {
      ...PageText
    }
    newsletterFields: formFields(kind: newsletter) {
      ...FormFieldContent
    }
    article(jsonId: { eq: $jsonId }) {
      ...ArticlePageContent
      image {
        share
      }
      authorEntry {
        ...ArticleAuthorContent
      }
    }
    allCaseStudy(filter: { partner: { eq: $author } }, sort: [{ order: ASC }, { jsonId: ASC }], limit: 1) {
      nodes {
        ...CaseInBriefContent
      }
    }
    next: article(jsonId: { eq: $next }) {
      ...NextArticleContent
    }
  }
`;
