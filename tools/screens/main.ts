// What do all pages and states look like? `npm run screens` takes pictures at four widths, into `screens/`
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "../../__tests__/browser/support/find-browser.mjs";
import { PAGES } from "../../__tests__/browser/support/routes";
import { startSite } from "../../__tests__/browser/support/start-site.mjs";
import { existsAt, STATES } from "../../__tests__/browser/support/states";
import type { State } from "../../__tests__/browser/support/states";
import { openStillPage, loadEverything } from "../built-site/still-page";

const FOLDER = "screens";
const WIDTHS = [375, 768, 1280, 1920];

const WHOLE_PAGES: readonly State[] = PAGES.map(({ path }) => ({
  name: path === "/" ? "home" : path.slice(1).replaceAll("/", "-"),
  path,
  prepare: () => Promise.resolve(),
}));

async function take(browser: Browser, url: string, state: State, width: number, fullPage: boolean): Promise<string> {
  const page = await openStillPage(browser, width);
  await page.goto(url + state.path, { waitUntil: "networkidle" });
  await state.prepare(page);
  if (fullPage) await loadEverything(page);
  const file = `${state.name.replaceAll(" ", "-")}-${String(width)}.png`;
  await page.screenshot({ path: join(FOLDER, file), fullPage });
  await page.context().close();
  return file;
}

async function main(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  const site = await startSite(join(FOLDER, "store"));
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const rows: string[] = [];
    for (const [states, fullPage] of [
      [WHOLE_PAGES, true],
      [STATES, false],
    ] as const) {
      for (const state of states) {
        const files: string[] = [];
        for (const width of WIDTHS.filter((candidate) => existsAt(state, candidate))) {
          files.push(await take(browser, site.url, state, width, fullPage));
        }
        rows.push(
          `<h2>${state.name}</h2><div>${files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`).join("")}</div>`,
        );
        console.log(`${state.name}: ${String(files.length)} pictures`);
      }
    }
    const style =
      "body{font-family:sans-serif;margin:2rem}div{display:flex;gap:1rem;align-items:flex-start;overflow-x:auto}img{width:22rem;border:1px solid}";
    await writeFile(
      join(FOLDER, "index.html"),
      `<!doctype html><title>Screens</title><style>${style}</style>${rows.join("")}`,
    );
    console.log(`Open ${FOLDER}/index.html to leaf through them.`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

void main();
