import { chakra } from "@chakra-ui/react/styled-system";

/** The id of the heading that names the categories. */
export const CATEGORIES_HEADING_ID = "categories-heading";

interface CategoryListProps {
  readonly categories: readonly string[];
  /** The search query, which marks the category of the same name. */
  readonly query: string;
  readonly onChoose: (category: string) => void;
}

/** A ruled column on wide screens, a row on others. */
const Categories = chakra("ul", {
  base: {
    display: "flex",
    flexDirection: { base: "row", lg: "column" },
    flexWrap: { base: "wrap", lg: "nowrap" },
    gap: { base: "3", lg: "0" },
    listStyle: "none",
    "& li": { borderTop: { lg: "hairline" } },
  },
});

const Category = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    width: { lg: "full" },
    minHeight: "11",
    paddingInline: { base: "4", lg: "0" },
    textAlign: "start",
    borderWidth: { base: "1px", lg: "0" },
    borderColor: "border.strong",
    borderRadius: "md",
    cursor: "pointer",
    _hover: { color: "accent" },
    "&[aria-pressed=true]": { color: "accent", borderColor: "accent", fontWeight: "700" },
  },
});

/** The articles' categories; choosing one puts it into the search box. */
export function CategoryList({ categories, query, onChoose }: CategoryListProps) {
  return (
    <>
      <chakra.h3 id={CATEGORIES_HEADING_ID} textStyle="h4" paddingBottom={{ base: "3", lg: "2" }}>
        Categories
      </chakra.h3>
      <Categories>
        {categories.map((category) => (
          <li key={category}>
            <Category
              type="button"
              aria-pressed={category === query}
              onClick={() => {
                onChoose(category);
              }}
            >
              {category}
            </Category>
          </li>
        ))}
      </Categories>
    </>
  );
}
