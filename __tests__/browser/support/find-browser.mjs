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

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's, or the one that an npm package carries for Linux on x64.
 *
 * @throws Error where there is none, with what to install
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (exists(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  }
  const installed = USUAL_PLACES.find(exists);
  if (installed) return installed;
  if (process.platform === "linux" && process.arch === "x64") {
    const { default: chromium } = await import("@sparticuz/chromium");
    return chromium.executablePath();
  }
  throw new Error("No Chromium was found. Install Chromium or Google Chrome, or name one in CHROMIUM_PATH.");
}
