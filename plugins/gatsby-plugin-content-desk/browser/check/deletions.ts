/** What is deleted in the form that is open: "#/collections/articles/entries/spring". */
const FORM = /^#\/collections\/([^/_][^/]*)\/entries\/([^/?]+)/;

/** The presses that were asked about. */
const asked = new WeakSet<HTMLElement>();

/**
 * Asks before an entry is deleted that something refers to. Sveltia asks too, but looks only at its own fields, not at
 * links in texts; it has no hook for deletions, so the press in its dialog is caught.
 *
 * @param ask returns whether the entry of this kind and name is to be deleted
 */
export function askBeforeDeletions(ask: (kind: string, name: string) => Promise<boolean>): void {
  window.addEventListener(
    "click",
    (event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>("button:not([role=menuitem])") : null;
      const [, kind, name] = FORM.exec(location.hash) ?? [];
      if (!button || kind === undefined || name === undefined || button.textContent.trim() !== "Delete") return;
      if (!button.closest("dialog, [role=dialog], [role=alertdialog]") || asked.delete(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void ask(kind, name).then((isWanted) => {
        if (!isWanted) return;
        asked.add(button);
        button.click();
      });
    },
    true,
  );
}
