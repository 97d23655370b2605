import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { PHONE, withPage } from "../../tools/bench/browser-page";
import { watchResponse } from "../../tools/bench/interactions/measure-interaction";
import { measureLoad } from "../../tools/bench/load/measure-load";
import { measureStartUp } from "../../tools/bench/start-up";
import { serveBuild } from "../../tools/built-site/serve-build";
import type { ServedBuild } from "../../tools/built-site/serve-build";
import { html, makeFolder, removeFolders } from "../support/small-build";

// The bench's measures, on pages of which everything is known.

const busy = (milliseconds: number) =>
  `for (const end = performance.now() + ${String(milliseconds)}; performance.now() < end;);`;

const FILES = {
  "index.html": html(
    `<p style="height: 20000px">Long</p>
    <img loading="lazy" src="/late.svg" alt="" width="10" height="10">
    <script src="/first.js"></script>`,
    '<link rel="icon" href="data:,">',
  ),
  "first.js": `fetch("/data.json").then(() => {
    const script = document.createElement("script");
    script.src = "/last.js";
    document.head.append(script);
  });`,
  "data.json": JSON.stringify({ some: "data" }),
  "last.js": `function unused() { ${"console.log(1);".repeat(300)} }
    document.body.insertAdjacentHTML("afterbegin", "<div style='height: 200px'>Pushes everything down</div>");`,
  "late.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "busy/index.html": html(`<p>Busy</p><script>setTimeout(() => { ${busy(120)} });</script>`),
  "menu/index.html": html(
    `<button>Menu</button><nav hidden>Links</nav>
    <script>
      document.querySelector("button").onclick = () => {
        ${busy(150)}
        setTimeout(() => { document.querySelector("nav").hidden = false; }, 300);
      };
    </script>`,
  ),
};

let browser: Browser;
let site: ServedBuild;
beforeAll(async () => {
  browser = await chromium.connect(process.env.BROWSER_ENDPOINT ?? "");
  site = await serveBuild(makeFolder(FILES));
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  removeFolders();
});

test("a visit is counted by kind, in rounds, with what jumps and what only scrolling asks for", async () => {
  const { measures, rounds } = await measureLoad(browser, `${site.url}/`);
  expect(rounds).toEqual([["/"], ["/first.js"], ["/data.json"], ["/last.js"]]);
  expect(measures).toMatchObject({
    longestChain: 4,
    requests: 4,
    foreignRequests: 0,
    styleAttributes: 1,
    picture: 0,
    fontFiles: 0,
  });
  expect(measures.layoutShift).toBeGreaterThan(0.01);
  expect(measures.bytes).toBe(measures.html + measures.script + measures.data);
  expect(measures.bytesScrolled).toBeGreaterThan(measures.bytes);
  // Most of the last script is a function that nobody calls.
  expect(measures.scriptUnused / measures.script).toBeGreaterThan(0.2);
  expect(measures.scriptUnused / measures.script).toBeLessThan(0.9);
});

test("a long task at start-up is seen, with the time of its script", async () => {
  const busyStart = await measureStartUp(browser, `${site.url}/busy`);
  expect(busyStart.longestTask).toBeGreaterThanOrEqual(120);
  expect(busyStart.scriptTime).toBeGreaterThanOrEqual(120);
});

test("a press is answered when it is painted, and once more when what it asked for is there", async () => {
  const response = await withPage(browser, PHONE, async ({ page }) => {
    await page.goto(`${site.url}/menu`);
    return watchResponse(page, () => page.getByRole("button").tap(), "nav");
  });
  expect(response.nextPaint).toBeGreaterThanOrEqual(150);
  expect(response.answered).toBeGreaterThanOrEqual(450);
  expect(response.nextPaint).toBeLessThan(response.answered);
});
