import { cloneElement, isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";
import type { GatsbySSR } from "gatsby";

const READ_PATH = "window.pagePath=document.currentScript.dataset.path";

type InlineScript = ReactElement<{ readonly dangerouslySetInnerHTML: { readonly __html: string } }>;

const isPathScript = (component: ReactNode): component is InlineScript =>
  isValidElement<{ readonly id?: string }>(component) && component.props.id === "gatsby-script-loader";

/**
 * Takes the page's path out of the script that tells it to Gatsby, into an attribute: the script is the same on every
 * page then, and one digest in the policy of all pages is enough for it.
 */
export const sharePathScript: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const components = getPostBodyComponents().map((component) => {
    if (!isPathScript(component)) return component;
    const { __html: code } = component.props.dangerouslySetInnerHTML;
    const attributes = {
      "data-path": pathname,
      dangerouslySetInnerHTML: {
        __html: code.replace(`window.pagePath=${JSON.stringify(pathname)}`, () => READ_PATH),
      },
    };
    return cloneElement(component, attributes);
  });
  replacePostBodyComponents(components);
};
