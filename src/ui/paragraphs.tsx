import { chakra } from "@chakra-ui/react/styled-system";
import { paragraphsOf } from "../lib/text";

interface ParagraphsProps {
  /** Copy from the data. */
  readonly text: string;
}

/** Running text, a paragraph for each part between blank lines. */
export function Paragraphs({ text }: ParagraphsProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" maxWidth="measure">
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </chakra.div>
  );
}
