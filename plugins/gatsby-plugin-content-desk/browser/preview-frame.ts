import type { PreviewedForm } from "../preview-messages";

/** The widths at which an editor looks at the page, in pixels. */
const WIDTHS = { Phone: 375, Desktop: 1280 } as const;

const STYLE = `
  html, body, body > div { height: 100%; margin: 0 }
  [data-preview] { display: flex; flex-direction: column; height: 100%; background: color-mix(in srgb, CanvasText 12%, Canvas) }
  [data-preview] > [role=group] { display: flex; gap: 8px; padding: 8px; justify-content: center }
  [data-preview] button { font: 14px system-ui, sans-serif; padding: 6px 16px; border: 1px solid GrayText;
    border-radius: 4px; background: Canvas; color: CanvasText; cursor: pointer }
  [data-preview] button[aria-pressed=true] { background: CanvasText; color: Canvas }
  [data-preview] > div:last-child { flex: 1; min-height: 0; overflow: hidden; position: relative }
  [data-preview] iframe { position: absolute; top: 0; border: 0; background: Canvas; transform-origin: 0 0 }
`;

/** The page of the site that shows a form, at the width of a phone or of a desktop. */
export interface PreviewFrame {
  /** Shows a form, as soon as the page is ready. */
  show(form: PreviewedForm): void;
}

/**
 * Puts the page of the site that shows forms into an element, with a switch for its width above it.
 *
 * @param root the element, in the document that Sveltia makes for previews
 * @param path of the page: "/preview"
 */
export function createPreviewFrame(root: HTMLElement, path: string): PreviewFrame {
  const { ownerDocument: document } = root;
  const window = document.defaultView;
  if (!window) throw new Error("A preview needs a document that is shown");
  // The document of Sveltia has the address of a blob.
  const { origin } = globalThis.location;
  const create = <Name extends keyof HTMLElementTagNameMap>(name: Name, parent: HTMLElement) =>
    parent.appendChild(document.createElement(name));

  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = STYLE;
  const all = create("div", root);
  all.dataset.preview = "";
  const widths = create("div", all);
  widths.setAttribute("role", "group");
  widths.setAttribute("aria-label", "Width of the page");
  const room = create("div", all);
  const frame = create("iframe", room);
  frame.title = "The page as visitors will see it";
  frame.src = new URL(path, origin).href;

  let width: number = WIDTHS.Desktop;
  const fit = () => {
    const scale = Math.min(1, room.clientWidth / width);
    frame.style.width = `${String(width)}px`;
    frame.style.height = `${String(room.clientHeight / scale)}px`;
    frame.style.left = `${String(Math.max(0, (room.clientWidth - width) / 2))}px`;
    frame.style.transform = `scale(${String(scale)})`;
  };
  const buttons = Object.entries(WIDTHS).map(([name, pixels]) => {
    const button = create("button", widths);
    button.type = "button";
    button.textContent = name;
    button.addEventListener("click", () => {
      choose(pixels);
    });
    return { button, pixels };
  });
  function choose(pixels: number) {
    width = pixels;
    for (const one of buttons) one.button.setAttribute("aria-pressed", String(one.pixels === pixels));
    fit();
  }
  choose(room.clientWidth < WIDTHS.Desktop / 2 ? WIDTHS.Phone : WIDTHS.Desktop);
  new ResizeObserver(fit).observe(room);

  let ready = false;
  let last: PreviewedForm | undefined;
  const send = () => {
    if (ready && last) frame.contentWindow?.postMessage(last, origin);
  };
  window.addEventListener("message", ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.contentWindow || !isReady(data)) return;
    ready = true;
    send();
  });
  return {
    show(form) {
      last = form;
      send();
    },
  };
}

/** Whether a message says that the page is ready for forms. */
function isReady(data: unknown): boolean {
  return typeof data === "object" && data !== null && "type" in data && data.type === "desk-preview-ready";
}
