import { chakra } from "@chakra-ui/react/styled-system";

interface ParagraphsProps {
  /** Copy from the data, with a blank line between paragraphs. */
  readonly text: string;
}

/** Running text, a paragraph for each part between blank lines. */
export function Paragraphs({ text }: ParagraphsProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" maxWidth="measure">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </chakra.div>
  );
}
