import { chakra } from "@chakra-ui/react/styled-system";
import { useCurrentYear } from "../lib/use-current-year";
import { Container } from "../ui/container";
import { SiteLink } from "../ui/site-link";
import { ContactLinks } from "./contact-links";
import { SocialLinks } from "./social-links";
import { useSite } from "./use-site";

const FooterList = chakra("ul", {
  base: {
    listStyle: "none",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "8",
      color: "fg.inverseMuted",
      _hover: { color: "fg.inverse", textDecoration: "underline" },
    },
  },
});

const Address = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "2",
    textStyle: "small",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: "8",
      minWidth: "8",
      _hover: { color: "accent.inverse" },
    },
  },
});

/** The shared footer: link columns, the copyright line with the current year, and legal links. */
export function Footer() {
  const { buildYear, facts, navigation } = useSite();
  const year = useCurrentYear(buildYear);
  return (
    <chakra.footer
      data-ground="inverse"
      data-print="none"
      background="bg.inverse"
      color="fg.inverse"
      paddingBlock={{ base: "12", md: "20" }}
    >
      <Container
        display="grid"
        gap={{ base: "10", md: "12" }}
        gridTemplateColumns={{ base: "1fr", sm: "repeat(2, 1fr)", lg: "5fr 2fr 3fr 2fr" }}
      >
        <Address>
          <chakra.img
            src="/brand/wordmark-light.svg"
            alt={facts.brand}
            width="[155px]"
            height="[28px]"
            loading="lazy"
          />
          <chakra.p color="fg.inverseMuted" maxWidth="[20rem]" marginBlock="3">
            {facts.tagline}
          </chakra.p>
          <ContactLinks />
          <chakra.div display="flex" gap="3">
            <SocialLinks />
          </chakra.div>
        </Address>
        {navigation.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <chakra.h2 textStyle="h4" marginBottom="3">
              {title}
            </chakra.h2>
            <FooterList textStyle="small">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </FooterList>
          </nav>
        ))}
      </Container>
      <Container>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="8"
          rowGap="2"
          marginTop="12"
          paddingTop="6"
          borderTopWidth="1px"
          borderColor="border.inverse"
          textStyle="small"
          color="fg.inverseMuted"
        >
          <p>
            © {year} {facts.product}. All rights reserved.
          </p>
          <FooterList display="flex" flexWrap="wrap" columnGap="6">
            {navigation.legal.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </FooterList>
        </chakra.div>
      </Container>
    </chakra.footer>
  );
}
