import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge";

interface ArticleFactsProps {
  readonly article: { readonly date: string; readonly category: string };
  /** What else there is to say, such as who wrote it or how long it takes to read. */
  readonly children?: ReactNode;
}

/** A line on an article: its day and its category. */
export function ArticleFacts({ article: { date, category }, children }: ArticleFactsProps) {
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      textStyle="small"
      color="fg.muted"
    >
      {date}
      <Badge variant="accent">{category}</Badge>
      {children}
    </chakra.p>
  );
}
