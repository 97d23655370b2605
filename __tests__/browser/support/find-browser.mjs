import { accessSync } from "node:fs";

/** Where the usual systems keep Chromium or Chrome. */
const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Nothing that asks the network for anything but the page. */
export const BROWSER_ARGUMENTS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function exists(path) {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
}

/** The headless Chromium that an npm package carries for Linux on x64; nothing on other systems. */
async function findCarriedBrowser() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

/**
 * Returns the path of a Chromium: the one that CHROMIUM_PATH names, the system's, or the one that an npm package carries.
 *
 * @throws Error where there is none, with what to install
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (exists(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  }
  const found = USUAL_PLACES.find(exists) ?? (await findCarriedBrowser());
  if (found) return found;
  throw new Error("No Chromium was found. Install Chromium or Google Chrome, or name one in CHROMIUM_PATH.");
}

/**
 * Returns the path of the Chromium that tests run in. The one that the package carries comes before the system's: it has
 * no windows to manage, which halves the time of a visit, and is the same on every machine. CHROMIUM_PATH comes before
 * both.
 *
 * @throws Error where there is none, with what to install
 */
export async function findTestBrowser() {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  return (await findCarriedBrowser()) ?? findBrowser();
}
