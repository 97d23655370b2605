import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useState } from "react";
import { FiArrowLeft } from "react-icons/fi";
import { articlePath, pagePath } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Button } from "../../ui/primitives";
import { RichText } from "../../ui/rich-text";
import { ContentsList, FoldedContents } from "../shared/contents-list";
import { ArticleFacts, Byline } from "./article-text";

/** A text with fewer headings needs no table of contents. */
const LISTED_HEADINGS = 3;

/** What a press on the button has led to. */
const COPIED = {
  yes: "The link is copied.",
  no: "The browser didn’t allow that. The link stands in its address bar.",
};

/** Buttons that copy the article's link and print it, for browsers that run scripts. */
function ArticleTools() {
  const [copied, setCopied] = useState<keyof typeof COPIED | null>(null);
  const copy = async () => {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname);
      setCopied("yes");
    } catch {
      setCopied("no");
    }
  };
  return (
    <chakra.div
      data-needs-script=""
      data-print="none"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
    >
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        Copy link
      </Button>{" "}
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          window.print();
        }}
      >
        Print
      </Button>
      <chakra.p role="status" textStyle="small" color="fg.muted">
        {copied ? COPIED[copied] : null}
      </chakra.p>
    </chakra.div>
  );
}

export const articlePageContent = graphql`
  fragment ArticlePageContent on Article {
    ...FullArticleContent
    image {
      ...CardPicture
    }
    imageAlt
    picture: image {
      ...ArticlePicture
    }
    contents {
      id
      title
    }
  }
`;

interface ArticlePageBodyProps {
  readonly article: Queries.ArticlePageContentFragment;
}

/** An article on its own page: picture, facts and contents beside the text, what to do with it below. */
export function ArticlePageBody({ article }: ArticlePageBodyProps) {
  const { jsonId, picture, imageAlt, readingMinutes, authorEntry, content, contents } = article;
  const entries = contents.length < LISTED_HEADINGS ? [] : contents;
  const path = articlePath(jsonId);
  return (
    <chakra.article
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 8fr" }}
      gap={{ base: "8", lg: "16" }}
    >
      <chakra.div display="flex" flexDirection="column" gap="8">
        <chakra.div display="flex" flexDirection="column" gap="2">
          <Picture image={picture} alt={imageAlt} />
          <ArticleFacts article={article}>
            <span>{readingMinutes} min read</span>
          </ArticleFacts>
          <Byline author={authorEntry} />
        </chakra.div>
        {entries.length > 0 ? (
          <>
            <ContentsList path={path} entries={entries} desktop />
            <FoldedContents path={path} entries={entries} />
          </>
        ) : null}
      </chakra.div>
      <chakra.div maxWidth="measure">
        <RichText html={content} />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="8"
          rowGap="4"
          marginTop="12"
          paddingTop="6"
          borderTop="hairline"
          data-print="none"
        >
          <LinkButton to={pagePath("blog")} variant="link">
            <FiArrowLeft aria-hidden="true" />
            All articles
          </LinkButton>
          <ArticleTools />
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}
