import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo } from "react";
import { FiArrowUp } from "react-icons/fi";
import { FEED_PATH, anchorPath } from "../../lib/paths";
import { stayInView, underline } from "../../theme/recipes";
import { CardGrid } from "../../ui/card-grid";
import { Columns } from "../../ui/primitives";
import { LinkButton } from "../../ui/links";
import { SearchField, type Search } from "../../ui/search-field";
import { Section, SectionHeading, SectionTitle } from "../../ui/section";
import { ArticleCard } from "../shared/article-card";
import { NewsletterBlock } from "../shared/newsletter-block";
import { NoResults } from "../shared/no-results";
import { ArticleText } from "./article-text";

export const listedArticle = graphql`
  fragment ListedArticle on Article {
    ...ArticleCard
    ...ArticleTextContent
    image {
      share
    }
    excerpt
  }
`;

/** Memoized, or every letter typed into the search box would render all articles again. */
export const FullArticle = memo(function FullArticle({ article }: { readonly article: Queries.ListedArticleFragment }) {
  const { jsonId, title } = article;
  return (
    <Section id={jsonId}>
      {/* On phones in small type: the article's own page has larger type. */}
      <chakra.article
        borderTop="hairline"
        paddingTop={{ base: "10", md: "16" }}
        textStyle={{ base: "card", sm: "body" }}
      >
        <ArticleText article={article} notes={<SectionTitle css={stayInView}>{title}</SectionTitle>}>
          <LinkButton to={anchorPath("blog", "content")} variant="link">
            Back to Top
            <FiArrowUp aria-hidden="true" />
          </LinkButton>{" "}
          <LinkButton to={anchorPath("blog", "articles")} variant="link">
            Back to Articles
            <FiArrowUp aria-hidden="true" />
          </LinkButton>
        </ArticleText>
      </chakra.article>
    </Section>
  );
});

/** In narrow windows one row that scrolls, so the results stay in view. */
const Categories = chakra("aside", {
  base: {
    gridColumn: { lg: "2" },
    gridRow: { lg: "1 / span 2" },
    display: { base: "flex", lg: "block" },
    alignItems: "center",
    gap: "2",
    overflowX: { base: "auto", lg: "visible" },
    // Room for the focus ring.
    margin: { base: "-6px", lg: "0" },
    padding: { base: "6px", lg: "0" },
    "& *": { flexShrink: "0" },
    "& ul": { display: { base: "flex", lg: "block" }, gap: "2" },
    "& li": { borderTop: { lg: "hairline" } },
  },
});

const Category = chakra("button", {
  base: {
    width: "full",
    minHeight: "11",
    paddingInline: { base: "3", lg: "0" },
    textStyle: { base: "small", lg: "body" },
    textAlign: "start",
    border: { base: "1px solid {colors.border.strong}", lg: "none" },
    borderRadius: "md",
    cursor: "pointer",
    _hover: { color: "accent" },
    "&[aria-pressed=true]": { color: "accent", fontWeight: "700" },
  },
});

interface ArticleListProps {
  readonly copy: Queries.SectionTextFragment;
  readonly newsletterCopy: Queries.SectionTextFragment;
  /** The categories of all articles, in alphabetical order. */
  readonly categories: readonly string[];
  readonly found: readonly Queries.ListedArticleFragment[];
  readonly search: Search;
}

export function ArticleList({ copy, newsletterCopy, categories, found, search }: ArticleListProps) {
  return (
    <Section id={copy.id}>
      <SectionHeading copy={copy} />
      <Columns ratio="7:4" gridTemplateRows={{ lg: "auto auto 1fr" }} rowGap={{ base: "5", lg: "8" }}>
        <SearchField search={search} count={found.length} unit="article" />
        <Categories id="categories" aria-labelledby="categories-heading" data-needs-script="" data-print="none">
          <chakra.h3 id="categories-heading" textStyle={{ base: "small", lg: "h3" }} marginBottom={{ lg: "2" }}>
            Categories
          </chakra.h3>
          <ul>
            {categories.map((category) => (
              <li key={category}>
                <Category
                  type="button"
                  aria-pressed={category === search.query}
                  onClick={() => search.setQuery(category === search.query ? "" : category)}
                >
                  {category}
                </Category>
              </li>
            ))}
          </ul>
        </Categories>
        <chakra.div gridColumn={{ lg: "1" }} gridRow={{ lg: "2 / span 2" }}>
          {found.length > 0 ? (
            <CardGrid columns={1}>
              {found.map((article) => (
                <ArticleCard key={article.jsonId} article={article} excerpt={article.excerpt} />
              ))}
            </CardGrid>
          ) : (
            <NoResults
              title="No Articles Found"
              text="We couldn't find any articles matching your search. Please try a different search term."
              search={search}
            />
          )}
        </chakra.div>
        <chakra.aside aria-label="Newsletter" data-print="none" gridColumn={{ lg: "2" }}>
          <NewsletterBlock copy={newsletterCopy} variant="box" />
          <chakra.a href={FEED_PATH} display="inline-block" paddingTop="4" textStyle="small" css={underline}>
            RSS
          </chakra.a>
        </chakra.aside>
      </Columns>
    </Section>
  );
}
