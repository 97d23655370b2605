import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FiArrowLeft } from "react-icons/fi";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { articlePath, pagePath } from "../lib/paths";
import { assertDefined } from "../lib/assert-defined";
import { ArticleText } from "../sections/blog/article-text";
import { NewsletterBlock } from "../sections/shared/newsletter-block";
import { from } from "../theme/dimensions";
import { LinkButton } from "../ui/links";
import { Picture } from "../ui/picture";
import { RichText } from "../ui/rich-text";
import { Section, headingId } from "../ui/section";

/** Beside the text, or as wide as the text where the window is narrower. */
const PICTURE_SIZES = `${from("lg")} 379px, 92vw`;

/** An article on a page of its own: docs/behaviour.md 2.25. */
export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const blog = requirePage(data.pageCopy);
  const article = assertDefined(data.article, "data/articles/: the article of this page");
  const { jsonId, title, summary } = article;
  const copy = {
    jsonId,
    title,
    description: summary,
    hero: { title, subtitle: summary, image: null, imageAlt: null, link: null },
    sections: [],
  };
  const blogPath = pagePath("blog");
  return (
    <Page
      copy={copy}
      path={articlePath(jsonId)}
      heroHeight="low"
      parents={[{ label: blog.title, to: blogPath }]}
      subject={{ kind: "articles", articles: [article] }}
    >
      <Section id="article" spacing="compact">
        <chakra.h2 id={headingId("article")} srOnly>
          Article
        </chakra.h2>
        <ArticleText
          article={article}
          picture={<Picture image={article.image} alt={article.imageAlt} sizes={PICTURE_SIZES} />}
          text={<RichText html={article.html} />}
        >
          <LinkButton to={blogPath} variant="link">
            <FiArrowLeft aria-hidden="true" />
            All articles
          </LinkButton>
        </ArticleText>
      </Section>
      <NewsletterBlock copy={blog.section("newsletter")} fields={data.newsletterFields} variant="band" />
    </Page>
  );
}

export const query = graphql`
  query ArticlePage($jsonId: String!) {
    pageCopy(jsonId: { eq: "blog" }) {
      ...PageText
    }
    newsletterFields: formFields(kind: newsletter) {
      ...FormFieldContent
    }
    article(jsonId: { eq: $jsonId }) {
      ...ArticleRowContent
      ...FullArticleContent
    }
  }
`;
