import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import { FiArrowDown } from "react-icons/fi";
import { useHydrated } from "../../lib/use-hydrated";
import { Button } from "../../ui/primitives";
import { RichText } from "../../ui/rich-text";

/** Clipped unless the address leads to the article or into it. */
const Text = chakra("div", {
  base: {
    outline: "none",
    _phone: {
      "section:not(:target, :has(:target)) &": {
        "&[data-clipped]": {
          maxHeight: "[18rem]",
          overflow: "hidden",
          maskImage: "linear-gradient({colors.bg.inverse} 60%, transparent)",
        },
      },
    },
  },
});

const More = chakra("div", {
  base: { display: "none", _phone: { "section:not(:target, :has(:target)) &": { display: "block" } } },
});

interface ClippedTextProps {
  /** The article's id, the prefix of the ids in here. */
  readonly id: string;
  readonly html: string;
  /** Whether the address leads to the article. */
  readonly addressed: boolean;
}

/** The text of an article. Phones, which show several below each other, clip it until the visitor asks for the rest. */
export function ClippedText({ id, html, addressed }: ClippedTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const hydrated = useHydrated();
  const whole = asked || (hydrated && addressed);
  const textId = `${id}-text`;
  return (
    <>
      <Text ref={text} id={textId} tabIndex={-1} data-clipped={whole ? undefined : ""}>
        <RichText html={html} />
      </Text>
      {whole ? null : (
        <More>
          <Button
            variant="outline"
            marginTop="4"
            aria-controls={textId}
            aria-expanded={false}
            data-needs-script=""
            onClick={() => {
              setAsked(true);
              text.current?.focus({ preventScroll: true });
            }}
          >
            Keep reading
            <FiArrowDown aria-hidden="true" />
          </Button>
        </More>
      )}
    </>
  );
}
