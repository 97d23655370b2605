/** What is deleted in the form that is open: "#/collections/articles/entries/spring". */
const FORM = /^#\/collections\/([^/_][^/?]*)\/entries\/([^/?]+)/;

/** The list of a collection, whose chosen entries are deleted: "#/collections/articles". */
const LIST = /^#\/collections\/([^/_][^/?]*)(\?|$)/;

/** The rows of the entries that are chosen in a list; they are called as the list calls the entries. */
const CHOSEN = '[role="row"][aria-label]:has([role="checkbox"][aria-checked="true"])';

/** What lists say before the name of an entry that is a draft. */
const DRAFT = /^Draft: /;

/** Entries that are about to be deleted. */
interface Deletion {
  readonly kind: string;
  /** Tells by an entry's id and its name in lists whether it is one of them. */
  readonly isMeant: (id: string, name: string) => boolean;
}

/** Returns what the desk is about to delete, by its address and what is chosen on it. */
function deletion(hash: string): Deletion | undefined {
  const [, kind, own] = FORM.exec(hash) ?? [];
  if (kind !== undefined) return { kind, isMeant: (id) => id === own };
  const [, list] = LIST.exec(hash) ?? [];
  if (list === undefined) return undefined;
  const rows = [...document.querySelectorAll(CHOSEN)];
  const names = new Set(rows.map((row) => (row.getAttribute("aria-label") ?? "").replace(DRAFT, "")));
  return { kind: list, isMeant: (_id, name) => names.has(name) };
}

/** The presses that were asked about. */
const asked = new WeakSet<HTMLElement>();

/**
 * Asks before entries are deleted that something refers to. Sveltia asks too, but looks only at its own fields, not at
 * links in texts; it has no hook for deletions, so the press in its dialog is caught.
 *
 * @param ask returns whether the entries are to be deleted
 */
export function askBeforeDeletions(ask: (kind: string, isMeant: Deletion["isMeant"]) => Promise<boolean>): void {
  window.addEventListener(
    "click",
    (event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>("button:not([role=menuitem])") : null;
      if (button?.textContent.trim() !== "Delete") return;
      if (!button.closest("dialog, [role=dialog], [role=alertdialog]") || asked.delete(button)) return;
      const { kind, isMeant } = deletion(location.hash) ?? {};
      if (kind === undefined || isMeant === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void ask(kind, isMeant).then((isWanted) => {
        if (!isWanted) return;
        asked.add(button);
        button.click();
      });
    },
    true,
  );
}
