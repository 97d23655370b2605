import { graphql, useStaticQuery } from "gatsby";

/** The categories of all articles, in alphabetical order. One query for all pages of the blog. */
export function useCategories(): readonly string[] {
  const { allArticle } = useStaticQuery<Queries.CategoriesQuery>(graphql`
    query Categories {
      allArticle {
        distinct(field: { category: SELECT })
      }
    }
  `);
  return allArticle.distinct;
}
