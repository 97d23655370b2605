import { splitFigure } from "../lib/targets";

/** A number whose words are in a `small` element: "19 days", "at most 20%". */
export function Figure({ text }: { readonly text: string }) {
  const { before, figure, after } = splitFigure(text);
  return (
    <>
      {before ? <small>{before}</small> : null}
      {figure}
      {after ? <small>{after}</small> : null}
    </>
  );
}
