import { changeQuery, useSearchQuery } from "./use-search-query";
import { SearchField } from "../../ui/search-field";

/** The blog's search box. It alone is drawn with every letter; the list follows when there is time. */
export function ArticleSearchField() {
  return (
    <SearchField
      label="Search articles"
      placeholder="Search articles..."
      query={useSearchQuery()}
      onQueryChange={changeQuery}
    />
  );
}
