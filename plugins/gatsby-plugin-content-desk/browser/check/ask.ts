import { element, notice } from "./notice";
import type { Gone, Review, Told } from "./review";

function told({ place, message, remedy, suggestion }: Told): HTMLLIElement {
  const meant = suggestion === undefined ? "" : ` Did you mean “${suggestion}”?`;
  return element("li", element("strong", place), element("br"), `${message}. ${remedy}${meant}`);
}

const section = (heading: string, items: readonly Told[]): Node[] =>
  items.length === 0 ? [] : [element("h3", heading), element("ul", ...items.map(told))];

const goneSentence = ({ name, id, renamedTo }: Gone) =>
  renamedTo === undefined ? `“${name}” is deleted.` : `“${name}” has another id: ${renamedTo} instead of ${id}.`;

/** An address that leads nowhere with a change, and where it should lead. */
export interface MovedAddress {
  readonly from: string;
  readonly to: string | undefined;
}

function redirects(moved: readonly MovedAddress[]): Node[] {
  if (moved.length === 0) return [];
  const link = element("a", "Open the redirects");
  link.href = "#/collections/_singletons/entries/redirects";
  link.target = "_blank";
  return [
    element("h3", "Addresses that lead nowhere then"),
    element("p", "Add them to the redirects, so that bookmarks and links from elsewhere still lead somewhere. ", link),
    element("ul", ...moved.map(({ from, to }) => element("li", `From ${from} to ${to ?? "a page that is like it"}`))),
  ];
}

/** Whether there is anything that an editor has to be asked about. */
export function hasQuestion({ mistakes, references, gone }: Review): boolean {
  return mistakes.length + references.length + gone.length > 0;
}

/**
 * Asks whether a change is to be saved in spite of what it breaks.
 *
 * @returns whether the editor presses a second time
 */
export async function askToSave(review: Review, moved: readonly MovedAddress[]): Promise<boolean> {
  const { mistakes, references, gone } = review;
  const breaks = mistakes.length + references.length > 0;
  const isDeletion = gone.some(({ renamedTo }) => renamedTo === undefined);
  return notice(
    breaks ? "This change can’t be published so" : isDeletion ? "Delete it?" : "Rename it?",
    [
      ...gone.map((one) => element("p", goneSentence(one))),
      ...section("To mend in this form", mistakes),
      ...section("What refers to it", references),
      ...redirects(moved),
    ],
    [
      { label: "Back to the form", value: false },
      { label: breaks ? "Save it all the same" : "Save", value: true },
    ],
  );
}
