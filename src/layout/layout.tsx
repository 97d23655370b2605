import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { ColorModeProvider } from "../ui/color-mode-provider";
import { VisuallyHidden } from "../ui/primitives";
import { Footer } from "./footer";
import { Header } from "./header";
import { ANNOUNCER_ID } from "./page-head";
import { SectionBoundary } from "./section-boundary";

const SkipLink = chakra("a", {
  base: {
    position: "fixed",
    top: "2",
    insetInlineStart: "2",
    zIndex: "skip",
    paddingInline: "4",
    paddingBlock: "3",
    background: "bg.panel",
    fontWeight: "700",
    borderRadius: "md",
    boxShadow: "float",
    transform: "translateY(-200%)",
    _focus: { transform: "none" },
  },
});

export function Layout({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <ColorModeProvider forced="light">
      <SkipLink href="#content" data-print="none">
        Skip to content
      </SkipLink>
      <SectionBoundary fallback={null}>
        <Header path={path} />
      </SectionBoundary>
      <chakra.main id="content" outline="none">
        <SectionBoundary key={path}>{children}</SectionBoundary>
      </chakra.main>
      <SectionBoundary fallback={null}>
        <Footer />
      </SectionBoundary>
      <VisuallyHidden id={ANNOUNCER_ID} aria-live="assertive" aria-atomic="true" data-print="none" />
    </ColorModeProvider>
  );
}
