import { chakra } from "@chakra-ui/react/styled-system";
import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { FiArrowDown, FiArrowLeft } from "react-icons/fi";
import { Button } from "../../ui/primitives";
import { LinkButton } from "../../ui/links";

/** A row of buttons below the list. */
const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "8", rowGap: "3", marginTop: "12" },
});

const showMoreLabel = (
  <>
    Show more articles
    <FiArrowDown aria-hidden="true" />
  </>
);

/** A click that is not to open another tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface ListEndProps {
  /** The page of newer articles, where there is one. */
  readonly newer: string | null;
  /** The page of the articles that follow, where there is one. */
  readonly next: string | null;
  /** Adds the articles that follow to the list. */
  readonly onShowNext: () => Promise<void>;
}

/** The ways on below a batch of articles. Without scripts, or where they can't be fetched, more articles are a page. */
export function ListEnd({ newer, next, onShowNext }: ListEndProps) {
  if (!newer && !next) return null;
  return (
    <Row data-print="none">
      {next ? (
        <LinkButton
          to={next}
          variant="outline"
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            onShowNext().catch(() => navigate(next));
          }}
        >
          {showMoreLabel}
        </LinkButton>
      ) : null}
      {newer ? (
        <LinkButton to={newer} variant="link">
          <FiArrowLeft aria-hidden="true" />
          Newer articles
        </LinkButton>
      ) : null}
    </Row>
  );
}

interface MoreFoundProps {
  readonly onShow: () => void;
}

/** Below what a search has found: shows more of it. */
export function MoreFound({ onShow }: MoreFoundProps) {
  return (
    <Row data-print="none">
      <Button variant="outline" onClick={onShow}>
        {showMoreLabel}
      </Button>
    </Row>
  );
}
