import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { buttonRecipe } from "../../../src/theme/recipes/button";
import { Button, Card } from "../../../src/ui/primitives";
import { LinkButton } from "../../../src/ui/links";

const GAPS = { near: "1", far: "6" } as const;

const Choice = chakra("select", buttonRecipe, { defaultProps: { size: "lg", name: "choice" } });
const Plain = ({ children, ...props }: ComponentProps<"a">) => (
  <a data-link="" {...props}>
    {children}
  </a>
);
const Link = chakra(Plain, { base: { color: "accent", _hover: { color: "fg" } } });
const List = chakra("ul", {
  base: { listStyle: "none", gap: GAPS.near },
  variants: {
    air: { near: { gap: GAPS.near }, far: { gap: { base: GAPS.near, md: GAPS.far } } },
    compact: { true: { padding: "0" } },
  },
  defaultVariants: { air: "far" },
});

interface GalleryProps {
  readonly air?: "near" | "far";
  readonly compact?: boolean;
}

/** All that the site asks of Chakra's factory, once drawn by it and once compiled. */
export function Gallery({ air, compact }: GalleryProps) {
  const attributes = { title: "Spread", tabIndex: -1 };
  return (
    <>
      <chakra.div />
      <chakra.p marginTop="4" color="fg.muted" maxWidth={{ base: "full", md: "measure" }} data-attribute="kept">
        Style properties
      </chakra.p>
      <chakra.p marginTop={undefined} srOnly>
        A value that is none
      </chakra.p>
      <chakra.div color="fg" css={{ "& > p": { color: "accent" }, color: "danger" }}>
        A style property after `css`
      </chakra.div>
      <chakra.div gap={GAPS.far} {...attributes}>
        A constant, and other properties
      </chakra.div>
      <Button>By default</Button>
      <Button variant="link" size="lg" type="submit" disabled>
        Two variants that belong together
      </Button>
      <Button variant={compact ? "outline" : "ghost"} marginTop="2">
        One of two variants
      </Button>
      <Choice aria-label="Properties by default" />
      <Choice aria-label="Properties by default, changed" size="sm" name="other" />
      <Card layout="adaptive" variant="panel" padding="8" />
      <Link href="/about" marginTop="2">
        A component of another
      </Link>
      <LinkButton to="https://example.com" variant="outline">
        One of another module, too
      </LinkButton>
      <List air={air} compact={compact}>
        {["One", "Two"].map((name) => (
          <chakra.li key={name} color="accent">
            {name}
          </chakra.li>
        ))}
      </List>
    </>
  );
}
