import { chakra } from "@chakra-ui/react/styled-system";

interface ResultCountProps {
  /** Null while it is looked for. */
  readonly count: number | null;
  /** What is counted: one of it, and several. */
  readonly words: readonly [one: string, several: string];
}

/** How much a search has found; said, without interrupting, when it changes. */
export function ResultCount({ count, words: [one, several] }: ResultCountProps) {
  return (
    <chakra.p role="status" textStyle="small" color="fg.muted">
      {count === null ? "Searching…" : `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`}
    </chakra.p>
  );
}
