import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";

const GAPS = { near: "1", far: "6" } as const;

const recipe = defineRecipe({
  base: { display: "inline-flex" },
  variants: {
    variant: { default: { color: "accent" }, link: { _hover: { color: "fg" } } },
    size: { sm: { padding: "1" }, lg: { padding: "4" } },
  },
  compoundVariants: [{ variant: "link", size: "lg", css: { padding: "0" } }],
  defaultVariants: { variant: "default", size: "sm" },
});
const Button = chakra("button", recipe);
const Choice = chakra("select", recipe, { defaultProps: { size: "lg", name: "choice" } });

const Plain = ({ children, ...props }: ComponentProps<"a">) => <a {...props}>{children}</a>;
const Link = chakra(Plain, { base: { color: "accent" } });

const List = chakra("ul", {
  base: { listStyle: "none" },
  variants: {
    air: { near: { gap: GAPS.near }, far: { gap: { base: GAPS.near, md: GAPS.far } } },
    compact: { true: { padding: "0" } },
  },
});

/** An example of everything that the compiler supports. */
export function Gallery({ air, compact }: { readonly air?: "near" | "far"; readonly compact?: boolean }) {
  const attributes = { title: "Spread", tabIndex: -1 };
  return (
    <List air={air} compact={compact}>
      <chakra.li data-attribute="kept" />
      <chakra.li marginTop={undefined} maxWidth={{ base: "full", md: "measure" }} srOnly />
      <chakra.li color="fg" css={{ "& > p": { color: "accent" }, color: "accent" }} border="hairline" />
      <chakra.li gap={GAPS.far} {...attributes} />
      <Button variant="link" size="lg" type="submit" disabled />
      <Button variant={compact ? "default" : "link"} marginTop="2" />
      <Choice aria-label="By default" />
      <Choice aria-label="Changed" size="sm" name="other" />
      <Link href="/about">A component of another</Link>
    </List>
  );
}
