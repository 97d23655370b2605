import { checkFacts } from "../../../gatsby-plugin-content-schema/browser";
import type { JsonSchema } from "../../../gatsby-plugin-content-schema/browser";
import { LIST } from "../../field-basics";
import { factsOf } from "./file-facts";
import { element, notice, sentences } from "./notice";
import { transferOf, wordsOf } from "./transfers";

/** Returns the schema of a field by its path in the form: "entries.0.image". */
function fieldSchema(schema: JsonSchema | undefined, keyPath: string): JsonSchema | undefined {
  const steps = keyPath.split(".").filter((step, index) => index > 0 || step !== LIST);
  return steps.reduce((its, step) => (/^\d+$/.test(step) ? its?.items : its?.properties?.[step]), schema);
}

/** The form that is open, by the desk's address. */
const FORM = /^#\/collections\/([^/]+)\/(?:new|entries\/([^/?]+))/;

/** Events of the desk that are told again once their files are judged. */
const judged = new WeakSet<Event>();

/** What the types of pictures begin with. */
const IMAGE = "image/";

const PICTURE_FIELDS = new Set(["picture", "html"]);

/**
 * Judges pictures as they are dropped, pasted or chosen, before Sveltia gets them: one that the check would refuse is told
 * in the check's words, and goes no further. Sveltia has no hook for that, so its events are caught before they reach it.
 */
export function watchPictures(schemas: ReadonlyMap<string, JsonSchema>): void {
  // The dialog in which files are chosen stands outside of the field that it belongs to.
  let last: string | undefined;

  const fieldOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath : undefined;

  function schemaAt(target: EventTarget | null): JsonSchema | undefined {
    const [, collection = "", name = ""] = FORM.exec(location.hash) ?? [];
    const keyPath = fieldOf(target) ?? last;
    const root = schemas.get(collection === "_singletons" ? name : collection);
    return keyPath === undefined ? undefined : fieldSchema(root, keyPath);
  }

  /** Whether the check would take the files; if not, it is told why. */
  async function judge(files: readonly File[], schema: JsonSchema): Promise<boolean> {
    const problems = await Promise.all(
      files.map(async (file) => checkFacts(file.name, await factsOf(file), schema).map((found) => ({ file, found }))),
    );
    const told = problems.flat();
    if (told.length === 0) return true;
    const items = told.map(({ file, found: { message, remedy } }) =>
      element("li", element("strong", file.name), element("br"), sentences(message, remedy)),
    );
    await notice(
      "This picture can’t be used",
      [element("ul", ...items)],
      [{ label: "Back to the form", value: false }],
    );
    return false;
  }

  function watch(event: Event, files: readonly File[], again: () => Event): void {
    if (judged.has(event)) return;
    const { target } = event;
    const schema = schemaAt(target);
    if (!schema || !PICTURE_FIELDS.has(schema.format ?? "") || files.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void judge(files, schema).then((isGood) => {
      if (isGood) {
        const repeated = again();
        judged.add(repeated);
        target?.dispatchEvent(repeated);
      } else if (target instanceof HTMLInputElement) {
        target.value = "";
      }
    });
  }

  /** Judges the pictures that Sveltia's own button takes from the clipboard: it fires no event that has them. */
  function watchClipboard(clipboard: Clipboard): void {
    const read = clipboard.read.bind(clipboard);
    clipboard.read = async (...options) => {
      const items = await read(...options);
      const schema = schemaAt(null);
      if (!schema || !PICTURE_FIELDS.has(schema.format ?? "")) return items;
      const files = await Promise.all(
        items.flatMap((item) =>
          item.types
            .filter((type) => type.startsWith(IMAGE))
            .map(async (type) => new File([await item.getType(type)], `picture.${type.slice(IMAGE.length)}`, { type })),
        ),
      );
      return (await judge(files, schema)) ? items : [];
    };
  }

  const options = { bubbles: true, cancelable: true };
  window.addEventListener(
    "pointerdown",
    ({ target }) => {
      last = fieldOf(target) ?? last;
    },
    true,
  );
  window.addEventListener(
    "focusin",
    ({ target }) => {
      last = fieldOf(target) ?? last;
    },
    true,
  );
  window.addEventListener(
    "drop",
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const { clientX, clientY } = event;
      const again = () => new DragEvent("drop", { ...options, clientX, clientY, dataTransfer: transferOf(files) });
      watch(event, files, again);
    },
    true,
  );
  window.addEventListener(
    "paste",
    (event) => {
      const { clipboardData } = event;
      const files = [...(clipboardData?.files ?? [])];
      if (judged.has(event) || !clipboardData || files.length === 0) return;
      const pasted = wordsOf(clipboardData);
      if (pasted) {
        // A word processor's picture of the words that are pasted: Sveltia would take it instead of them.
        event.preventDefault();
        event.stopImmediatePropagation();
        const repeated = new ClipboardEvent("paste", { ...options, clipboardData: pasted });
        judged.add(repeated);
        event.target?.dispatchEvent(repeated);
        return;
      }
      const html = clipboardData.getData("text/html");
      watch(event, files, () => {
        const transfer = transferOf(files);
        // It has the alternative text of a picture that was copied from a page.
        if (html !== "") transfer.setData("text/html", html);
        return new ClipboardEvent("paste", { ...options, clipboardData: transfer });
      });
    },
    true,
  );
  // Only pages with a secure address have it.
  if ("clipboard" in navigator) watchClipboard(navigator.clipboard);
  window.addEventListener(
    "change",
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
      watch(event, [...(target.files ?? [])], () => new Event("change", options));
    },
    true,
  );
}
