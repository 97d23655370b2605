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

/** Tells whether a click opens the link in the same tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface ListEndProps {
  /** The path of the page with newer articles; null on the first. */
  readonly newer: string | null;
  /** The path of the page with the following articles; null on the last. */
  readonly next: string | null;
  /** Adds the following articles to the list. */
  readonly onShowNext: () => Promise<void>;
}

/**
 * Links below a batch of articles. Without scripts, or if the following articles can't be fetched, the link leads to
 * their page.
 */
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

/** A button below search results that shows more of them. */
export function MoreFound({ onShow }: MoreFoundProps) {
  return (
    <Row data-print="none">
      <Button variant="outline" onClick={onShow}>
        {showMoreLabel}
      </Button>
    </Row>
  );
}
