import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useState } from "react";
import type { FormField } from "../../forms/form-field";
import { anchorPath } from "../../lib/paths";
import { matches } from "../../lib/text";
import { CardGrid } from "../../ui/card-grid";
import { NoResults } from "../../ui/no-results";
import { ResultCount, SearchField } from "../../ui/search-field";
import { Section, SectionHeading } from "../../ui/section";
import { NewsletterBlock } from "../shared/newsletter-block";
import { ArticleRow } from "./article-row";
import { CATEGORIES_HEADING_ID, CategoryList } from "./category-list";
import { FullArticle } from "./full-article";

export const listedArticle = graphql`
  fragment ListedArticle on Article {
    ...ArticleRowContent
    ...FullArticleContent
  }
`;

/** On wide screens the categories and the newsletter are in a column beside the list. */
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "8fr 4fr" },
    gridTemplateRows: { lg: "auto auto 1fr" },
    columnGap: "16",
    rowGap: "8",
  },
});

interface ArticlesProps {
  readonly copy: Queries.SectionTextFragment;
  readonly newsletterCopy: Queries.SectionTextFragment;
  readonly newsletterFields: readonly FormField[];
  /** All articles, the newest first. */
  readonly articles: readonly Queries.ListedArticleFragment[];
}

/** A card for each article that the search finds by title, summary or category, and each of them in full below. */
export function Articles({ copy, newsletterCopy, newsletterFields, articles }: ArticlesProps) {
  const [query, setQuery] = useState("");
  const found = articles.filter(({ title, summary, category }) => matches(query, title, summary, category));
  const categories = [...new Set(articles.map(({ category }) => category))].sort();
  return (
    <>
      <Section id={copy.id}>
        <SectionHeading copy={copy} />
        <Columns>
          <chakra.div display="flex" flexDirection="column" gap="3">
            <SearchField
              label="Search articles"
              placeholder="Search articles..."
              query={query}
              onQueryChange={setQuery}
            />
            <ResultCount count={found.length} words={["article", "articles"]} />
          </chakra.div>
          <chakra.aside
            aria-labelledby={CATEGORIES_HEADING_ID}
            data-needs-script=""
            data-print="none"
            gridColumn={{ lg: "2" }}
            gridRow={{ lg: "1 / span 2" }}
          >
            <CategoryList categories={categories} query={query} onChoose={setQuery} />
          </chakra.aside>
          <chakra.div gridColumn={{ lg: "1" }} gridRow={{ lg: "2 / span 2" }}>
            {found.length > 0 ? (
              <CardGrid columns={1}>
                {found.map((article) => (
                  <ArticleRow key={article.jsonId} article={article} />
                ))}
              </CardGrid>
            ) : (
              <NoResults
                title="No Articles Found"
                text="We couldn't find any articles matching your search. Please try a different search term."
                onShowAll={() => {
                  setQuery("");
                }}
              />
            )}
          </chakra.div>
          <chakra.aside aria-label="Newsletter" gridColumn={{ lg: "2" }}>
            <NewsletterBlock copy={newsletterCopy} fields={newsletterFields} variant="box" />
          </chakra.aside>
        </Columns>
      </Section>
      {found.map((article, index) => (
        <FullArticle
          key={article.jsonId}
          article={article}
          alternate={index % 2 === 0}
          articlesPath={anchorPath("blog", copy.id)}
        />
      ))}
    </>
  );
}
