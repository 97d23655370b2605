import { system } from "@chakra-static/system";
import type { ReactNode } from "react";
import { StyleProviders } from "./emotion";

interface StylesProps {
  readonly children: ReactNode;
}

/** Computes all styles in the browser, for the development server. */
export const Styles = ({ children }: StylesProps) => <StyleProviders system={system}>{children}</StyleProviders>;
