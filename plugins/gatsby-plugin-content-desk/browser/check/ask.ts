import { element, notice, sentences } from "./notice";
import type { Gone, Review, Told } from "./review";

function told({ place, message, remedy, suggestion }: Told): HTMLLIElement {
  const meant = suggestion === undefined ? "" : ` Did you mean “${suggestion}”?`;
  return element("li", element("strong", place), element("br"), `${sentences(message, remedy)}${meant}`);
}

const section = (heading: string, items: readonly Told[]): Node[] =>
  items.length === 0 ? [] : [element("h3", heading), element("ul", ...items.map(told))];

const goneSentence = ({ name, id, renamedTo }: Gone) =>
  renamedTo === undefined ? `“${name}” is deleted.` : `“${name}” has another id: ${renamedTo} instead of ${id}.`;

/** An address that leads nowhere with a change. */
export interface LostAddress {
  readonly from: string;
  /** Where its entry is now; undefined if that is deleted. */
  readonly to: string | undefined;
}

/** What an editor answers. */
interface Answer {
  readonly isSaved: boolean;
  /** Whether the former addresses of renamed entries are to lead to the new ones. */
  readonly leadsOn: boolean;
}

const addresses = (items: readonly string[]) => element("ul", ...items.map((item) => element("li", item)));

/** Offers to lead the former addresses of renamed entries to the new ones. */
function leadOn(lost: readonly LostAddress[]): { readonly nodes: Node[]; readonly isWanted: () => boolean } {
  const moved = lost.flatMap(({ from, to }) => (to === undefined ? [] : [`From ${from} to ${to}`]));
  if (moved.length === 0) return { nodes: [], isWanted: () => false };
  const box = element("input");
  Object.assign(box, { type: "checkbox", checked: true });
  const label = element("label", box, " Lead the former addresses to the new ones");
  const reason = element("p", "So bookmarks and links from elsewhere still arrive. It is saved with this change.");
  return {
    nodes: [element("h3", "Former addresses"), label, reason, addresses(moved)],
    isWanted: () => box.checked,
  };
}

/** Names the addresses of deleted entries, which a person has to find another page for. */
function redirects(lost: readonly LostAddress[]): Node[] {
  const gone = lost.filter(({ to }) => to === undefined);
  if (gone.length === 0) return [];
  const link = element("a", "Open the redirects");
  link.href = "#/collections/_singletons/entries/redirects";
  link.target = "_blank";
  return [
    element("h3", "Addresses that lead nowhere then"),
    element("p", "Add them to the redirects, each with a page that is like it. ", link),
    addresses(gone.map(({ from }) => `From ${from}`)),
  ];
}

/** Whether there is anything that an editor has to be asked about. */
export function hasQuestion({ mistakes, advice, elsewhere, gone }: Review): boolean {
  return mistakes.length + advice.length + elsewhere.length + gone.length > 0;
}

function titleOf({ breaks, gone }: Review): string {
  if (breaks) return "This change can’t be published so";
  if (gone.some(({ renamedTo }) => renamedTo === undefined)) return "Delete it?";
  return gone.length > 0 ? "Rename it?" : "Before you save";
}

/** Asks whether a change is to be saved with what it breaks, or with what may be wrong in it. */
export async function askToSave(review: Review, lost: readonly LostAddress[]): Promise<Answer> {
  const { mistakes, advice, elsewhere, gone, breaks } = review;
  const isDeletion = gone.some(({ renamedTo }) => renamedTo === undefined);
  const { nodes, isWanted } = leadOn(lost);
  const isSaved = await notice(
    titleOf(review),
    [
      ...gone.map((one) => element("p", goneSentence(one))),
      ...nodes,
      ...section("To mend in this form", mistakes),
      ...section("To look at in this form", advice),
      ...section(gone.length > 0 ? "What refers to it" : "What doesn’t fit it elsewhere", elsewhere),
      ...redirects(lost),
    ],
    [
      { label: "Back to the form", value: false },
      { label: breaks ? "Save it all the same" : isDeletion ? "Delete it" : "Save", value: true },
    ],
  );
  return { isSaved, leadsOn: isSaved && isWanted() };
}
