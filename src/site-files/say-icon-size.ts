import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";

const isPngIcon = (component: ReactNode): component is ReactElement<{ readonly sizes?: string }> =>
  isValidElement<{ readonly rel?: string; readonly type?: string }>(component) &&
  component.props.rel === "icon" &&
  component.props.type === "image/png";

/**
 * Says the size of the icon for browsers that don't show vector graphics as such. gatsby-plugin-manifest leaves it out,
 * and Chromium then fetches it besides the other one.
 */
export const sayIconSize: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().map((component) =>
      isPngIcon(component) ? cloneElement(component, { sizes: "32x32" }) : component,
    ),
  );
};
