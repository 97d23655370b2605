import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../ui/error-boundary";
import { ToastRegion } from "../ui/toast-region";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageAnnouncer } from "./page-announcer";
import { SectionBoundary } from "./page-part";
import { RenderWhole } from "./page-sections";
import { SkipLink } from "./skip-link";

interface LayoutProps {
  /** The path of the page in it, by which the navigation shows where the visitor is. */
  readonly path: string;
  /** Whether the page may begin with what is seen first: a link of the site has led to its top. */
  readonly inSteps?: boolean;
  readonly children: ReactNode;
}

/** What every page stands in: header, content, footer, and the place for toasts. */
export function Layout({ path, inSteps = false, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Header path={path} />
        </Suspense>
      </ErrorBoundary>
      <chakra.main id="content" tabIndex={-1} outline="none">
        <RenderWhole.Provider value={!inSteps}>
          <SectionBoundary key={path}>{children}</SectionBoundary>
        </RenderWhole.Provider>
      </chakra.main>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      </ErrorBoundary>
      <ToastRegion />
      <PageAnnouncer />
    </>
  );
}
