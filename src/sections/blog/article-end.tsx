import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { articlePath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Card, Eyebrow, SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { CaseInBrief } from "../detail/case-in-brief";
import { PersonLink } from "../shared/person-link";
import { RowFacts } from "./article-text";

export const articleAuthorContent = graphql`
  fragment ArticleAuthorContent on Leader {
    ...PersonLinkContent
    title
    bio
    image {
      ...PortraitPicture
    }
  }
`;

interface ArticleAuthorProps {
  readonly author: Queries.ArticleAuthorContentFragment;
  /** A case study that the author is responsible for, if there is one. */
  readonly study: Queries.CaseInBriefContentFragment | null;
}

const AUTHOR = "author";

const Columns = chakra("div", {
  base: { display: "grid", columnGap: "16", rowGap: "10" },
  variants: {
    hasCase: {
      true: { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" } },
      false: { maxWidth: "[46rem]" },
    },
  },
});

/** Who wrote the article: portrait, biography, and a case of theirs. The portrait is decorative. */
export function ArticleAuthor({ author, study }: ArticleAuthorProps) {
  return (
    <Section id={AUTHOR} ground="alternate" spacing="compact">
      <Columns hasCase={study !== null}>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "6rem minmax(0, 1fr)", md: "10rem minmax(0, 1fr)" }}
          alignContent="start"
          columnGap={{ base: "5", md: "8" }}
          rowGap="4"
        >
          <chakra.div gridRow={{ md: "1 / span 2" }}>
            <Picture image={author.image} alt="" decorative />
          </chakra.div>
          <chakra.div alignSelf="center">
            <Eyebrow>Written by</Eyebrow>
            <SectionTitle id={headingId(AUTHOR)} textStyle="h3" marginTop="1">
              <PersonLink person={author} />
            </SectionTitle>
            <chakra.p textStyle="small" color="fg.muted" marginTop="1">
              {author.title}
            </chakra.p>
          </chakra.div>
          <chakra.p gridColumn={{ base: "1 / -1", md: "2" }} textStyle="card" color="fg.muted">
            {author.bio}
          </chakra.p>
        </chakra.div>
        {study ? <CaseInBrief study={study} /> : null}
      </Columns>
    </Section>
  );
}

export const nextArticleContent = graphql`
  fragment NextArticleContent on Article {
    jsonId
    title
    summary
    category
    date
    readingMinutes
    authorEntry {
      name
    }
  }
`;

const NEXT = "next-article";

interface NextArticleProps {
  readonly article: Queries.NextArticleContentFragment;
}

/** The way from one article's page to the next. */
export function NextArticle({ article }: NextArticleProps) {
  return (
    <Section id={NEXT} spacing="compact">
      <SectionTitle id={headingId(NEXT)} marginBottom={{ base: "4", md: "8" }}>
        Next article
      </SectionTitle>
      <Card variant="ruled" gap="2">
        <RowFacts article={article} />
        <chakra.h3 textStyle="h3">
          <CardLink to={articlePath(article.jsonId)}>{article.title}</CardLink>
        </chakra.h3>
        <chakra.p textStyle="card" color="fg.muted" maxWidth="measure">
          {article.summary}
        </chakra.p>
      </Card>
    </Section>
  );
}
