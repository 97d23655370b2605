import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, firefox, webkit } from "@playwright/test";
import carried from "@sparticuz/chromium";

/** Where the usual systems keep Chromium or Chrome. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Chromium without windows opens pages in less than half of the time that a whole one takes. An npm package carries it for
 * Linux on x64; other systems have to have a browser, or CHROMIUM_PATH names one.
 */
const executablePath =
  process.env.CHROMIUM_PATH ??
  (process.platform === "linux" && process.arch === "x64"
    ? await carried.executablePath()
    : INSTALLED.find((path) => existsSync(path)));

/** The address of a deployed site. Without one, the built site is served on this machine. */
const deployed = process.env.BASE_URL;

// What the forms store. Workers read this file again.
process.env.STORE_DIRECTORY ??= mkdtempSync(join(tmpdir(), "browser-tests-"));

export default defineConfig({
  testDir: "__tests__/browser",
  fullyParallel: true,
  workers: 2,
  // Long enough to tell a hang from a busy machine; no test measures speed by it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // On a busy machine the browser itself sometimes hangs.
  retries: 1,
  use: { baseURL: deployed ?? process.env.SITE_URL, viewport: { width: 1280, height: 900 }, trace: "on-first-retry" },
  projects: [
    {
      name: "chromium",
      use: {
        launchOptions: {
          executablePath,
          // The machine's own fonts, which text is set in until the site's arrive, instead of those in the package.
          env: { ...process.env, FONTCONFIG_PATH: "/etc/fonts" },
          // Nothing asks the network for anything but the page.
          args: [
            ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
            ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
          ],
        },
      },
    },
    // Where `npx playwright install firefox webkit` has brought them.
    ...[firefox, webkit]
      .filter((engine) => existsSync(engine.executablePath()))
      .map((engine) => engine.name() as "firefox" | "webkit")
      .map((name) => ({ name, grep: /@engine/, use: { browserName: name } })),
  ],
  grep: deployed ? /@deployed/ : undefined,
  webServer: deployed
    ? undefined
    : {
        command: "npm run --silent serve",
        env: { PORT: "0" },
        wait: { stdout: /The site is at (?<SITE_URL>\S+)/ },
      },
});
