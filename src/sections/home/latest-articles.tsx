import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { ArticleCard } from "../shared/article-card";

interface LatestArticlesProps {
  readonly copy: Queries.SectionTextFragment;
  readonly articles: readonly Queries.ArticleCardFragment[];
}

/** The three latest articles (spec §2, Home). */
export function LatestArticles({ copy, articles }: LatestArticlesProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId} ground="alternate">
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns="trio">
        {articles.map((article) => (
          <ArticleCard key={article.jsonId} article={article} />
        ))}
      </CardGrid>
    </Section>
  );
}
