import { chakra } from "@chakra-ui/react/styled-system";
import { articlePath, leaderPath } from "../../lib/paths";
import { Columns } from "../../ui/columns";
import { CardLink, SiteLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Card, Note } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";

interface ArticleEndProps {
  readonly author: Queries.LeaderContentFragment;
  readonly next: Pick<Queries.Article, "jsonId" | "title" | "summary"> | null;
}

export function ArticleEnd({ author: { jsonId, name, title, image }, next }: ArticleEndProps) {
  return (
    <Section id="author" spacing="compact">
      <Columns ratio="7:4" borderTop="hairline" paddingTop="10">
        <chakra.div display="grid" gridTemplateColumns="2.5rem minmax(0, 1fr)" alignItems="start" gap="4">
          <Picture image={image} alt="" />
          <div>
            <chakra.h2 id={headingId("author")} textStyle="entry">
              <SiteLink to={leaderPath(jsonId)}>{name}</SiteLink>
            </chakra.h2>
            <Note marginTop="1">{title}</Note>
          </div>
        </chakra.div>
        {next ? (
          <Card id="next-article" gap="2">
            <chakra.h2 textStyle="h4">Next article</chakra.h2>
            <chakra.h3 textStyle="h3">
              <CardLink to={articlePath(next.jsonId)}>{next.title}</CardLink>
            </chakra.h3>
            <Note>{next.summary}</Note>
          </Card>
        ) : null}
      </Columns>
    </Section>
  );
}
