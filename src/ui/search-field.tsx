import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { FiSearch } from "react-icons/fi";
import { fieldRecipe } from "../theme/field-recipe";
import { VisuallyHidden } from "./primitives";

interface SearchFieldProps {
  /** The accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** The number of results, announced to screen readers. */
  readonly count: number;
  /** The noun after the count. */
  readonly unit: readonly [one: string, several: string];
}

export const SEARCH_ID = "search";

const Input = chakra("input", fieldRecipe);

export function SearchField({
  label,
  placeholder,
  query,
  onQueryChange,
  count,
  unit: [one, several],
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // React misses input before hydration.
    if (input.current && input.current.value !== query) onQueryChange(input.current.value);
  }, [query, onQueryChange]);

  return (
    <chakra.div role="search" data-needs-script="" data-print="none">
      <chakra.label display="block" position="relative">
        <VisuallyHidden>{label}</VisuallyHidden>
        <chakra.span
          aria-hidden="true"
          position="absolute"
          insetBlock="0"
          insetInlineStart="4"
          display="flex"
          alignItems="center"
          color="fg.muted"
        >
          <FiSearch />
        </chakra.span>
        <Input
          ref={input}
          id={SEARCH_ID}
          type="search"
          paddingInlineStart="12"
          placeholder={placeholder}
          autoComplete="off"
          value={query}
          onChange={({ target }) => {
            onQueryChange(target.value);
          }}
        />
      </chakra.label>
      <VisuallyHidden role="status">{`${count.toLocaleString("en-US")} ${count === 1 ? one : several}`}</VisuallyHidden>
    </chakra.div>
  );
}
