import { cloneElement, isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";
import type { GatsbySSR } from "gatsby";

const READ_PATH = "window.pagePath=document.currentScript.dataset.path";

interface InlineScriptProps {
  readonly dangerouslySetInnerHTML: { readonly __html: string };
  readonly "data-path"?: string;
}

type InlineScript = ReactElement<InlineScriptProps>;

const isPathScript = (component: ReactNode): component is InlineScript =>
  isValidElement<{ readonly id?: string }>(component) && component.props.id === "gatsby-script-loader";

/**
 * Moves the page's path out of the script that tells it to Gatsby's runtime, into an attribute of that script: the text is
 * the same on every page then, and one digest in the policy of all pages allows it.
 *
 * @throws Error where Gatsby writes the script otherwise; the development server writes none
 */
export const sharePathScript: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  const path = `window.pagePath=${JSON.stringify(pathname)}`;
  const components = getPostBodyComponents();
  const script = components.find(isPathScript);
  const { __html: code } = script?.props.dangerouslySetInnerHTML ?? { __html: "" };
  if (!script || !code.includes(path)) {
    throw new Error(
      `gatsby-plugin-page-policy: the script "gatsby-script-loader" of ${pathname} doesn't have \`${path}\`. It relies on what Gatsby 5.16 writes; see its README.md.`,
    );
  }
  const shared = cloneElement(script, {
    "data-path": pathname,
    dangerouslySetInnerHTML: { __html: code.replace(path, () => READ_PATH) },
  });
  replacePostBodyComponents(components.map((component) => (component === script ? shared : component)));
};
