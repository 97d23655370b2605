import type { ReactNode } from "react";

interface HtmlProps {
  readonly htmlAttributes: object;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: object;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/**
 * What Gatsby puts pages into: it says the language, and that the theme is light. Gatsby's own also speaks to
 * Internet Explorer, and to Safari 9.
 * https://www.gatsbyjs.com/docs/custom-html/
 */
export default function Html(props: HtmlProps) {
  return (
    <html lang="en" className="light" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
