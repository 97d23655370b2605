import { scrollThrough } from "./support/checks/pictures";
import { tooWide } from "./support/checks/reflow";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

describe("where pictures are missing", () => {
  test.each(
    [PHONE, DESKTOP].flatMap((viewport) => ["/", "/blog"].map((path) => ({ path, viewport, width: viewport.width }))),
  )("$path says at $width px what they would show", async ({ path, viewport }) => {
    const { page, goto } = await visitor.open({ viewport, reducedMotion: "reduce" });
    await page.route(/\/static\/.*\.(avif|webp|jpe?g|png)$/, (route) => route.abort());
    await goto(path);
    await scrollThrough(page);
    const frames = page.locator("main [data-missing]");
    await page.waitForFunction(() =>
      [...document.querySelectorAll("main picture img")]
        // Browsers themselves show the words of a picture in the midst of a text.
        .filter((image) => !image.closest("[inert], figure > picture"))
        .every((image) => image.closest("[data-missing]")),
    );
    expect(await frames.count()).toBeGreaterThan(0);
    expect(await tooWide(page)).toEqual([]);
    const unreadable = await frames.evaluateAll((all) =>
      all
        .filter((frame) => !frame.closest("[inert], [aria-hidden=true]"))
        .map((frame) => {
          const alt = frame.querySelector("picture img")?.getAttribute("alt") ?? "";
          const words = frame.querySelector("[role=img]");
          if (alt === "") return words ? "words for a decoration" : null;
          if (!words || words.textContent !== alt || words.ariaLabel !== alt) return `without words: ${alt}`;
          // A thumbnail has words for those who listen only.
          if (frame.clientWidth <= 112) return words.checkVisibility() ? null : `hidden: ${alt}`;
          const text = document.createRange();
          text.selectNodeContents(words.firstElementChild ?? words);
          const box = text.getBoundingClientRect();
          const room = frame.getBoundingClientRect();
          const fits =
            box.width > 0 &&
            box.top >= room.top - 1 &&
            box.bottom <= room.bottom + 1 &&
            box.left >= room.left - 1 &&
            box.right <= room.right + 1;
          return fits
            ? null
            : `cut off: ${alt} (${String(Math.round(room.width))} × ${String(Math.round(room.height))})`;
        })
        .filter((problem) => problem !== null),
    );
    expect(unreadable).toEqual([]);
  });
});
