import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { ColorModeProvider } from "../ui/color-mode-provider";
import { loadToasterOnDemand } from "../ui/show-toast";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageAnnouncer } from "./page-head";
import { SectionBoundary } from "./section-boundary";

/** The providers that every page needs, at build and in the browser. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return <ColorModeProvider forced="light">{children}</ColorModeProvider>;
}

const SkipLink = chakra("a", {
  base: {
    position: "fixed",
    top: "2",
    insetInlineStart: "2",
    zIndex: "skip",
    paddingInline: "4",
    paddingBlock: "3",
    background: "bg.panel",
    color: "fg",
    fontWeight: "700",
    borderRadius: "md",
    boxShadow: "float",
    transform: "translateY(-200%)",
    _focus: { transform: "none" },
  },
});

interface LayoutProps {
  /** The path of the current page. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The frame of every page: header, content and footer. */
export function Layout({ path, children }: LayoutProps) {
  useEffect(loadToasterOnDemand, []);
  return (
    <>
      <SkipLink href="#content" data-print="none">
        Skip to content
      </SkipLink>
      <SectionBoundary fallback={null}>
        <Header path={path} />
      </SectionBoundary>
      <chakra.main id="content" tabIndex={-1} outline="none">
        <SectionBoundary key={path}>{children}</SectionBoundary>
      </chakra.main>
      <SectionBoundary fallback={null}>
        <Footer />
      </SectionBoundary>
      <PageAnnouncer />
    </>
  );
}
