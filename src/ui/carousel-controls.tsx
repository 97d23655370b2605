import { chakra } from "@chakra-ui/react/styled-system";
import { FiArrowLeft, FiArrowRight } from "react-icons/fi";
import type { useCarousel } from "../lib/use-carousel";
import { Button } from "./button";
import { Dots } from "./dots";
import { VisuallyHidden } from "./visually-hidden";

interface CarouselControlsProps {
  /** The id of the row that they move. */
  readonly rowId: string;
  /** How many items there are. */
  readonly count: number;
  /** What the items are called, in the plural: "testimonials". */
  readonly what: string;
  readonly carousel: ReturnType<typeof useCarousel>;
}

/** Previous, next, and a dot for each group. What is shown after a move is announced. */
export function CarouselControls({ rowId, count, what, carousel }: CarouselControlsProps) {
  const { start, shown, groups, moved, show, next, previous } = carousel;
  const range = (first: number) => {
    const last = Math.min(first + shown, count);
    return first + 1 === last
      ? `${String(last)} of ${String(count)}`
      : `${String(first + 1)} to ${String(last)} of ${String(count)}`;
  };
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      marginTop={{ base: "8", md: "12" }}
      data-needs-script=""
      data-print="none"
    >
      <chakra.div display="flex" flexWrap="wrap" marginInlineStart="-0.5">
        <Dots count={groups} current={start} label={(first) => `Show ${what} ${range(first)}`} onChoose={show} />
      </chakra.div>
      <chakra.div display="flex" gap="3">
        <Button variant="outline" size="icon" aria-controls={rowId} onClick={previous}>
          <FiArrowLeft aria-hidden="true" />
          <VisuallyHidden>Previous {what}</VisuallyHidden>
        </Button>
        <Button variant="outline" size="icon" aria-controls={rowId} onClick={next}>
          <FiArrowRight aria-hidden="true" />
          <VisuallyHidden>Next {what}</VisuallyHidden>
        </Button>
      </chakra.div>
      <VisuallyHidden aria-live="polite">{moved ? `Showing ${what} ${range(start)}` : ""}</VisuallyHidden>
    </chakra.div>
  );
}
