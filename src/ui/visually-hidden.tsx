import { chakra } from "@chakra-ui/react/styled-system";

/** Words for people who listen to the page. */
export const VisuallyHidden = chakra("span", { base: { srOnly: true } });
