import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { useHydrated } from "../lib/use-hydrated";
import { ON_PHONES, tracks } from "../theme/dimensions";
import { Container, Note } from "../ui/primitives";
import { SiteLink } from "../ui/links";
import { useSite } from "./use-site";
import { Wordmark } from "./wordmark";

const FooterList = chakra("ul", {
  base: {
    "& a": {
      display: "inline-block",
      paddingBlock: "1",
      lineHeight: "1.3",
      color: "fg.muted",
      _hover: { color: "accent", textDecoration: "underline" },
    },
  },
});

const linkItems = (links: readonly Queries.LinkTextFragment[]) =>
  links.map(({ label, to }) => (
    <li key={to}>
      <SiteLink to={to}>{label}</SiteLink>
    </li>
  ));

/** On phones the column with the most links has the height of two others, which are beside it. */
const LinkColumn = chakra("nav", { variants: { longest: { true: { [ON_PHONES]: { gridRow: "span 2" } } } } });

export const Footer = memo(function Footer() {
  const { buildYear, facts, navigation } = useSite();
  // The build may be from last year.
  const year = useHydrated() ? new Date().getFullYear() : buildYear;
  const mostLinks = Math.max(...navigation.footer.map(({ links }) => links.length));
  return (
    <chakra.footer data-print="none" background="bg.panel" borderTop="hairline" paddingTop="12" paddingBottom="8">
      <Container
        display="grid"
        columnGap={{ base: "6", md: "8" }}
        rowGap="10"
        gridTemplateColumns={{ base: tracks(2), sm: tracks(3), lg: tracks(4) }}
      >
        <chakra.div gridColumn={{ base: "1 / -1", lg: "auto" }}>
          <Wordmark alt={facts.brand} loading="lazy" />
          <Note maxWidth="20rem" marginTop="3">
            {facts.tagline}
          </Note>
        </chakra.div>
        {navigation.footer.map(({ title, links }) => (
          <LinkColumn key={title} aria-label={title} longest={links.length === mostLinks}>
            <chakra.h2 textStyle="h4" marginBottom="3">
              {title}
            </chakra.h2>
            <FooterList textStyle="small">{linkItems(links)}</FooterList>
          </LinkColumn>
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
          marginTop="8"
          paddingTop="5"
          borderTop="hairline"
          textStyle="small"
          color="fg.muted"
        >
          <p>
            © {year} {facts.product}. All rights reserved.
          </p>
          <FooterList display="flex" flexWrap="wrap" columnGap="6">
            {linkItems(navigation.legal)}
          </FooterList>
        </chakra.div>
      </Container>
    </chakra.footer>
  );
});
