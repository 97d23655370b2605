import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { ToastRegion } from "../ui/toast-region";
import { Footer } from "./footer";
import { Header } from "./header";
import { SkipLink } from "./skip-link";

/** What every page stands in: header, content, footer, and the place for toasts. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <chakra.main id="content" tabIndex={-1} outline="none">
        {children}
      </chakra.main>
      <Footer />
      <ToastRegion />
    </>
  );
}
