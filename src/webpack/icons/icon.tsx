import { createElement } from "react";
import type { SVGAttributes } from "react";

/** An icon as react-icons keeps it: elements in elements. */
interface IconTree {
  readonly tag: string;
  readonly attr: Readonly<Record<string, string>>;
  readonly child: readonly IconTree[];
}

const draw = (nodes: readonly IconTree[]): readonly JSX.Element[] =>
  nodes.map(({ tag, attr, child }, index) => createElement(tag, { key: index, ...attr }, draw(child)));

/**
 * Replaces the factory of react-icons in the browser, which looks for settings around each icon; this site makes none. The
 * build renders icons with the factory itself.
 */
export function GenIcon({ attr, child }: IconTree) {
  return (props: SVGAttributes<SVGSVGElement>) => (
    <svg
      stroke="currentColor"
      fill="currentColor"
      strokeWidth="0"
      {...attr}
      {...props}
      height="1em"
      width="1em"
      xmlns="http://www.w3.org/2000/svg"
    >
      {draw(child)}
    </svg>
  );
}
