import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { Button, Choice } from "./components";

const GAPS = { near: "1", far: "6" } as const;
const gap = "6";

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
    gap: { near: { padding: "1" }, far: { padding: "6" } },
    compact: { true: { padding: "0" } },
  },
  defaultVariants: { air: "far" },
});

interface GapsProps {
  readonly gap: "near" | "far";
}

/** Its property has the name of a constant of the module. */
const Gaps = ({ gap }: GapsProps) => <List gap={gap} />;

interface GalleryProps {
  readonly air?: "near" | "far";
  readonly compact?: boolean;
}

/** Everything that the compiler compiles, to be rendered by Chakra and compiled. */
export function Gallery({ air, compact }: GalleryProps) {
  const attributes = { title: "Spread", tabIndex: -1 };
  const withClass = { className: "spread" };
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
      <chakra.div gap={gap} className="own">
        A class of its own
      </chakra.div>
      <chakra.div gap={gap} className={compact ? "compact" : undefined}>
        Perhaps a class of its own
      </chakra.div>
      <chakra.div gap={gap} {...withClass}>
        A class that is spread
      </chakra.div>
      <Gaps gap="near" />
      <Gaps gap="far" />
      <Button>By default</Button>
      <Button variant="link" size="lg" type="submit" disabled className="own">
        Two variants that belong together
      </Button>
      <Button variant={compact ? "outline" : "link"} marginTop="2">
        One of two variants
      </Button>
      <Choice aria-label="Properties by default" />
      <Choice aria-label="Properties by default, changed" size="sm" name="other" />
      <Link href="/about" marginTop="2">
        A component of another
      </Link>
      <List air={air} compact={compact}>
        {["One", "Two"].map((name) => (
          <chakra.li key={name} color="accent" border="hairline">
            {name}
          </chakra.li>
        ))}
      </List>
    </>
  );
}
