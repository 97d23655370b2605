import { chakra } from "@chakra-ui/react/styled-system";

/** The title of a section, which names it: its id is the `headingId` of the section's. */
export const SectionTitle = chakra("h2", { base: { textStyle: "h2" } });
