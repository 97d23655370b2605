import { chakra } from "@chakra-ui/react/styled-system";
import type { PageProps } from "gatsby";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { FiSearch, FiX } from "react-icons/fi";
import { showAndFocus } from "../lib/focus";
import { useIsPrerendered } from "../lib/use-hydrated";
import { formatNumber } from "../lib/text";
import { isTouchScreen } from "../lib/use-media";
import { fieldRecipe } from "../theme/field-recipe";
import { Button, Note, VisuallyHidden } from "./primitives";

/**
 * Manages the query of a page. Its history entry keeps the query for Back, Forward and reload. A link to an anchor of the page
 * keeps it, too; a link to the page itself empties it.
 */
export function useSearch({ state, hash }: PageProps["location"]) {
  const input = useRef<HTMLInputElement>(null);
  const saved = (state as { readonly search?: string } | null)?.search;
  // Hydration starts without a query, as in the HTML.
  const first = useIsPrerendered() ? "" : (saved ?? "");
  const [shown, setShown] = useState({ entry: state, query: first });
  // Not in an effect: the list must have its height when the scroll position is restored.
  const query = shown.entry === state ? shown.query : (saved ?? (hash ? shown.query : ""));

  const setQuery = useCallback(
    (value: string) => {
      if (input.current && input.current.value !== value) input.current.value = value;
      // Without a transition, React would replace sections that are not hydrated yet.
      startTransition(() => setShown({ entry: state, query: value }));
      try {
        window.history.replaceState({ ...window.history.state, search: value }, "");
      } catch {
        // Safari allows 100 calls in 30 seconds.
      }
    },
    [state],
  );

  const clear = () => {
    setQuery("");
    if (input.current) showAndFocus(input.current);
  };

  return { query, setQuery, clear, input, saved, hash };
}

export type Search = ReturnType<typeof useSearch>;

interface SearchFieldProps {
  readonly search: Search;
  readonly count: number;
  /** What one result is: "article". */
  readonly unit: string;
}

const Input = chakra("input", fieldRecipe);

export function SearchField({ search: { query, setQuery, clear, input, saved, hash }, count, unit }: SearchFieldProps) {
  const isFirst = useRef(true);
  // Also with every new history entry, which changes `setQuery`.
  useEffect(() => {
    const typed = input.current?.value ?? "";
    // React misses input before hydration.
    const early = isFirst.current ? typed : "";
    isFirst.current = false;
    setQuery(early || (saved ?? (hash ? typed : "")));
  }, [input, setQuery, saved, hash]);

  return (
    <chakra.div role="search" data-needs-script="" data-print="none" position="relative">
      <label>
        <VisuallyHidden>{`Search ${unit}s`}</VisuallyHidden>
        <chakra.span aria-hidden="true" position="absolute" top="4" insetInlineStart="4" color="fg.muted">
          <FiSearch />
        </chakra.span>
        <Input
          ref={input}
          id="search"
          type="search"
          dir="auto"
          paddingInline="12"
          placeholder={`Search ${unit}s...`}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            // Closes the keyboard of a phone, which covers the results. In an input method, Enter ends a word.
            if (key === "Enter" && !nativeEvent.isComposing && isTouchScreen()) currentTarget.blur();
          }}
        />
      </label>
      {query === "" ? null : (
        <Button variant="ghost" size="icon" position="absolute" top="0.5" insetInlineEnd="0.5" onClick={clear}>
          <FiX aria-hidden="true" />
          <VisuallyHidden>Clear the search</VisuallyHidden>
        </Button>
      )}
      <Note role="status" marginTop="2">{`${formatNumber(count)} ${unit}${count === 1 ? "" : "s"}`}</Note>
    </chakra.div>
  );
}
