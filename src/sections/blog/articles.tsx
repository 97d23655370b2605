import { chakra } from "@chakra-ui/react/styled-system";
import { memo, useEffect, useState } from "react";
import { withStyles } from "../../../plugins/gatsby-plugin-chakra-static";
import type { FormField } from "../../forms/form-field";
import { IN_FULL } from "../../lib/in-full";
import { anchorId, articlePath, batchPath } from "../../lib/paths";
import { onFirstInteraction } from "../../lib/timing";
import { CardGrid } from "../../ui/card-grid";
import type { NoResults } from "../../ui/no-results";
import { ResultCount, SearchField } from "../../ui/search-field";
import { Section, SectionHeading } from "../../ui/section";
import { RowList } from "../shared/list-row";
import { NewsletterBlock } from "../shared/newsletter-block";
import type { ArticleWithText } from "./article-fetching";
import { ArticleListRow, ArticleRow } from "./article-row";
import { CATEGORIES_HEADING_ID, CategoryList } from "./category-list";
import { FullArticle } from "./full-article";
import { ListEnd, MoreFound } from "./more-articles";
import { useArticleAnchor } from "./use-article-anchor";
import { useFoundArticles } from "./use-found-articles";
import { useBatches, useTexts } from "./use-listed-articles";
import type { Batch } from "./use-listed-articles";
import { changeQuery, searchQueryString, useAfterPaint, useSearchQuery } from "./use-search-query";

interface ArticleSearchFieldProps {
  readonly categories: readonly string[];
}

/** The blog's search box. Only the box is rendered with every keystroke; the list follows later. */
function ArticleSearchField({ categories }: ArticleSearchFieldProps) {
  const query = useSearchQuery();
  return (
    <SearchField
      label="Search articles"
      placeholder="Search articles..."
      query={query}
      chosen={categories.includes(query)}
      onQueryChange={changeQuery}
    />
  );
}

/** Returns what replaces the list when nothing is found, once the visitor has done anything; no visit begins with it. */
function useNoResults() {
  const [part, setPart] = useState<{ readonly NoResults: typeof NoResults } | null>(null);
  useEffect(
    () =>
      onFirstInteraction(() => {
        withStyles(import("../../ui/no-results")).then(setPart, () => undefined);
      }),
    [],
  );
  return part;
}

interface ArticlesProps {
  readonly copy: Queries.SectionTextFragment;
  readonly newsletterCopy: Queries.SectionTextFragment;
  readonly newsletterFields: readonly FormField[];
  readonly batch: Batch;
  /** The full texts of the batch's articles that stand in full. */
  readonly texts: readonly ArticleWithText[];
  /** The categories of all articles. */
  readonly categories: readonly string[];
  /** The hash of the address. */
  readonly hash: string;
}

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

interface ArticleListProps extends ArticlesProps {
  /** The query that the list shows the results of. */
  readonly sought: string;
}

const ArticleList = memo(function ArticleList(props: ArticleListProps) {
  const { copy, newsletterCopy, newsletterFields, batch, texts: heldTexts, categories, hash, sought } = props;
  const { articles: held, next, showNext, complete } = useBatches(batch);
  const { found, total, busy, failed, showMore } = useFoundArticles(held, complete, sought);
  const addressed = anchorId(hash);
  const notes = useNoResults();
  const carded = found.slice(0, sought === "" ? heldTexts.length : IN_FULL);
  const rows = found.slice(carded.length);
  const texts = useTexts(carded, heldTexts);
  useArticleAnchor(hash, sought, busy || texts.length < carded.length);
  const anchor = (id: string) => `${batchPath(batch.number)}${searchQueryString(sought)}#${id}`;
  const addressOf = (id: string) => (texts.some(({ jsonId }) => jsonId === id) ? anchor(id) : articlePath(id));
  return (
    <>
      <Section id={copy.id}>
        <SectionHeading copy={copy} />
        <Columns>
          <chakra.div display="flex" flexDirection="column" gap="3">
            <ArticleSearchField categories={categories} />
            <ResultCount count={busy ? null : sought === "" ? batch.total : total} words={["article", "articles"]} />
            {failed ? (
              <chakra.p textStyle="small" role="status">
                The search of all articles could not be reached: only those on this page were searched.
              </chakra.p>
            ) : null}
          </chakra.div>
          <chakra.aside
            aria-labelledby={CATEGORIES_HEADING_ID}
            data-needs-script=""
            data-print="none"
            gridColumn={{ lg: "2" }}
            gridRow={{ lg: "1 / span 2" }}
          >
            <CategoryList categories={categories} query={sought} onChoose={changeQuery} />
          </chakra.aside>
          <chakra.div gridColumn={{ lg: "1" }} gridRow={{ lg: "2 / span 2" }} aria-busy={busy}>
            {found.length === 0 && !busy ? (
              notes ? (
                <notes.NoResults
                  title="No Articles Found"
                  text="We couldn't find any articles matching your search. Please try a different search term."
                  onShowAll={() => {
                    changeQuery("");
                  }}
                />
              ) : null
            ) : (
              <>
                {carded.length > 0 ? (
                  <CardGrid columns={1}>
                    {carded.map((article) => (
                      <ArticleRow key={article.jsonId} article={article} to={addressOf(article.jsonId)} />
                    ))}
                  </CardGrid>
                ) : null}
                <RowList>
                  {rows.map((article) => (
                    <ArticleListRow key={article.jsonId} article={article} />
                  ))}
                </RowList>
              </>
            )}
            {sought === "" ? (
              <ListEnd
                newer={batch.number > 1 ? batchPath(batch.number - 1) : null}
                next={next}
                onShowNext={showNext}
              />
            ) : null}
            {showMore ? <MoreFound onShow={showMore} /> : null}
          </chakra.div>
          <chakra.aside aria-label="Newsletter" gridColumn={{ lg: "2" }}>
            <NewsletterBlock copy={newsletterCopy} fields={newsletterFields} variant="box" />
          </chakra.aside>
        </Columns>
      </Section>
      {texts.map((article, index) => (
        <FullArticle
          key={article.jsonId}
          article={article}
          alternate={index % 2 === 0}
          addressed={addressed === article.jsonId || addressed.startsWith(`${article.jsonId}-`)}
          topPath={anchor("content")}
          articlesPath={anchor(copy.id)}
        />
      ))}
    </>
  );
});

/**
 * The articles: a search by title, summary or category, and a list, whose first have cards and their full texts below;
 * the others are rows. The list is updated after the search box, so that typing is never delayed.
 */
export function Articles(props: ArticlesProps) {
  const sought = useAfterPaint(useSearchQuery());
  return <ArticleList {...props} sought={sought} />;
}
