import { chakra } from "@chakra-ui/react/styled-system";
import type { HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { headingId } from "./section";

interface SectionTitleProps extends Omit<HTMLChakraProps<"h2">, "id"> {
  /** The id of the section that the title names. */
  readonly of: string;
}

/** The title of a section, which names it. */
export function SectionTitle({ of, ...props }: SectionTitleProps) {
  return <chakra.h2 id={headingId(of)} textStyle="h2" {...props} />;
}
