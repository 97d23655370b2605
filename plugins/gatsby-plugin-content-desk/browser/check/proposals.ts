import { element } from "./notice";

const API = "https://api.github.com";

/** A pull request as GitHub answers it. */
interface PullRequest {
  readonly number: number;
  readonly html_url?: string;
}

/** Returns the number of the pull request that a request to GitHub makes, if it makes one. */
async function made(url: string, method: string, response: Response): Promise<PullRequest | undefined> {
  if (method !== "POST" || !response.ok || !/^\/repos\/[^/]+\/[^/]+\/pulls$/.test(new URL(url).pathname))
    return undefined;
  return (await response.clone().json()) as PullRequest;
}

const STYLE = `position: fixed; z-index: 1000; inset: auto 1rem 1rem; margin: 0 auto; box-sizing: border-box; width: fit-content;
max-width: calc(100vw - 2rem); padding: 0.75rem 1rem; border: 1px solid color-mix(in srgb, GrayText 40%, transparent); border-radius: 8px; font: 1rem/1.5 system-ui, sans-serif;
background: var(--sui-primary-background-color, Canvas); color: var(--sui-primary-foreground-color, CanvasText);`;

/** How long the notice stays: until the preview is there, in milliseconds. */
const STAYS = 180_000;

function show({ number, html_url: ownAddress }: PullRequest, previewAddress: string | undefined): void {
  document.querySelector("#proposed-change")?.remove();
  const address = previewAddress?.replace("{number}", String(number)) ?? ownAddress;
  const sentence = "Your change is proposed; the preview is ready in about three minutes";
  const close = element("button", "Close");
  const box = element("div", `${sentence}. `);
  if (address !== undefined) {
    const link = element("a", previewAddress === undefined ? "Open the proposal" : "Open the preview");
    Object.assign(link, { href: address, target: "_blank", rel: "noopener" });
    link.style.color = "inherit";
    box.append(link, " ");
  }
  box.id = "proposed-change";
  box.role = "status";
  box.style.cssText = STYLE;
  close.style.cssText = "font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 4px";
  close.addEventListener("click", () => {
    box.remove();
  });
  box.append(close);
  document.body.append(box);
  setTimeout(() => {
    box.remove();
  }, STAYS);
}

/**
 * Tells an editor what happens next when a change is proposed. Sveltia says of a save only that it is done, and nothing of
 * the pull request, so what it sends to GitHub is watched.
 *
 * @param previewAddress the address of a preview, with `{number}` for the number of the pull request
 */
export function tellProposals(previewAddress: string | undefined): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await send(input, init);
    const request = new Request(input, init?.method === undefined ? {} : { method: init.method });
    if (request.url.startsWith(`${API}/`)) {
      const pullRequest = await made(request.url, request.method, response);
      if (pullRequest) show(pullRequest, previewAddress);
    }
    return response;
  };
}
