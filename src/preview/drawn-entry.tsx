import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { PreviewedForm } from "../../plugins/gatsby-plugin-content-desk";
import type { JsonSchema } from "../../plugins/gatsby-plugin-content-schema";
import { HeadTagsAtBuild } from "../layout/page-head";
import { highlightMarks, marksIn, showPlace } from "./drawn-page";
import { entryNode } from "./entry-node";
import { KINDS } from "./kinds";
import type { PreviewedFormName } from "./previewed-forms";
import { referencesIn } from "./references";
import { usePageOfEntry } from "./use-page-of-entry";

const Drawn = chakra("div", {
  base: { "& *::highlight(mark)": { backgroundColor: "highlight", color: "fg.onHighlight" } },
});

const Unplaced = chakra("ul", {
  base: {
    position: "fixed",
    bottom: "0",
    insetInline: "0",
    zIndex: "skip",
    paddingInline: "6",
    paddingBlock: "3",
    textStyle: "small",
    listStyle: "none",
    background: "highlight",
    color: "fg.onHighlight",
  },
});

/** The head of the preview stays its own, whatever page it shows. */
const NoHead = () => null;

interface DrawnEntryProps {
  readonly name: PreviewedFormName;
  readonly entry: unknown;
  readonly schema: JsonSchema;
  readonly marks: PreviewedForm["marks"];
  readonly data: Queries.PreviewPageQuery;
}

/** An entry on the page of the site that shows it, drawn by that page's own component. */
export function DrawnEntry({ name, entry, schema, marks, data }: DrawnEntryProps) {
  const root = useRef<HTMLDivElement>(null);
  const [unplaced, setUnplaced] = useState<readonly string[]>([]);
  const node = useMemo(() => entryNode(entry, schema), [entry, schema]);
  const fetched = usePageOfEntry(name, node);
  const place = fetched && `${fetched.address} ${String(node.jsonId)}`;
  const shownPlace = useRef<string>();

  useLayoutEffect(() => {
    if (root.current) setUnplaced(highlightMarks(root.current, marksIn(entry, marks)));
  }, [entry, marks, place]);

  useEffect(() => {
    if (!root.current || place === undefined || place === shownPlace.current) return;
    shownPlace.current = place;
    showPlace(root.current, node);
  }, [place, node]);

  if (!fetched) return null;
  const { page, article } = fetched;
  const { component, json } = page;
  const Page = component.default;
  return (
    <HeadTagsAtBuild.Provider value={NoHead}>
      <Drawn ref={root}>
        <Page
          data={KINDS[name].data(json.data, node, referencesIn(data, article))}
          pageContext={json.pageContext}
          location={window.location}
        />
      </Drawn>
      {unplaced.length > 0 ? (
        <Unplaced aria-label="Mistakes without a place on the page">
          {unplaced.map((mark, index) => (
            <li key={index}>{mark}</li>
          ))}
        </Unplaced>
      ) : null}
    </HeadTagsAtBuild.Provider>
  );
}
