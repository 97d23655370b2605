import { chakra } from "@chakra-ui/react/styled-system";
import type { FormField } from "../../forms/form-field";
import { matches } from "../../lib/matches";
import { anchorPath } from "../../lib/paths";
import { useSearchQuery } from "../../lib/use-search-query";
import { CardGrid } from "../../ui/card-grid";
import { NoResults } from "../../ui/no-results";
import { ResultCount } from "../../ui/result-count";
import { SearchField } from "../../ui/search-field";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { NewsletterBlock } from "../shared/newsletter-block";
import { ArticleRow } from "./article-row";
import { CategoryList } from "./category-list";
import { FullArticle } from "./full-article";

interface ArticlesProps {
  readonly copy: Queries.SectionTextFragment;
  readonly newsletterCopy: Queries.SectionTextFragment;
  readonly newsletterFields: readonly FormField[];
  readonly articles: readonly (Queries.ArticleRowContentFragment & Queries.FullArticleContentFragment)[];
}

/** On wide screens the categories and the newsletter stand in a column beside the list. */
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "8fr 4fr" },
    gridTemplateRows: { lg: "auto auto 1fr" },
    columnGap: "16",
    rowGap: "8",
  },
});

/** The articles: searched live by title, summary or category, listed, and each in full below the list. */
export function Articles({ copy, newsletterCopy, newsletterFields, articles }: ArticlesProps) {
  const { query, searchPart, changeQuery } = useSearchQuery();
  const found = articles.filter(({ title, summary, category }) => matches(query, title, summary, category));
  const anchor = (id: string) => anchorPath("blog", id, searchPart);
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
              onQueryChange={changeQuery}
            />
            <ResultCount count={found.length} words={["article", "articles"]} />
          </chakra.div>
          <chakra.aside aria-label="Categories" gridColumn={{ lg: "2" }} gridRow={{ lg: "1 / span 2" }}>
            <CategoryList
              categories={[...new Set(articles.map(({ category }) => category))]}
              query={query}
              onChoose={changeQuery}
            />
          </chakra.aside>
          <chakra.div gridColumn={{ lg: "1" }} gridRow={{ lg: "2 / span 2" }}>
            {found.length === 0 ? (
              <NoResults
                title="No Articles Found"
                text="We couldn't find any articles matching your search. Please try a different search term."
              />
            ) : (
              <CardGrid columns={1}>
                {found.map((article) => (
                  <ArticleRow key={article.jsonId} article={article} to={anchor(article.jsonId)} />
                ))}
              </CardGrid>
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
          index={index}
          topPath={anchor("content")}
          articlesPath={anchor(copy.id)}
        />
      ))}
    </>
  );
}
