import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { ON_PHONES } from "../theme/dimensions";
import { Container } from "../ui/primitives";
import { ContactLinks } from "./contact-links";
import { LanguageMenu } from "./language-menu";
import { SocialLinks } from "./social-links";

const Links = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: { base: "4", md: "6" },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      minHeight: "8",
      minWidth: "6",
      _hover: { color: "accent.inverse" },
    },
    "& a[href^='tel:']": { flexShrink: "0", whiteSpace: "nowrap" },
    // On phones, the email link shows only its icon.
    "& a > span": { [ON_PHONES]: { srOnly: true } },
  },
});

export const TopBar = memo(function TopBar() {
  return (
    <chakra.div
      data-ground="inverse"
      data-print="none"
      position="relative"
      zIndex="menu"
      background="bg.inverse"
      color="fg.inverse"
      textStyle="small"
      fontSize="xs"
    >
      <Container display="flex" justifyContent="space-between" columnGap="3" minHeight="10">
        <Links>
          <ContactLinks />
        </Links>
        <Links>
          <LanguageMenu />
          <Links display={{ base: "none", md: "flex" }} gap="4">
            <SocialLinks />
          </Links>
        </Links>
      </Container>
    </chakra.div>
  );
});
