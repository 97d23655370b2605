import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, firefox, webkit } from "@playwright/test";
import chromium from "@sparticuz/chromium";

/** The usual paths of Chromium and Chrome. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * On Linux x64 an npm package contains headless Chromium, which is more than twice as fast as the full browser. Other systems
 * need an installed browser. CHROMIUM_PATH chooses another one.
 */
const executablePath =
  process.env.CHROMIUM_PATH ??
  (process.platform === "linux" && process.arch === "x64"
    ? await chromium.executablePath()
    : INSTALLED.find((path) => existsSync(path)));

/** The address of a deployed site. Without it, the tests use the local build. */
const deployed = process.env.BASE_URL;

// The store of the forms. Each worker reads this file again, so it must not replace the folder.
process.env.STORE_DIRECTORY ??= mkdtempSync(join(tmpdir(), "browser-tests-"));

export default defineConfig({
  testDir: "__tests__/browser",
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine. No test measures speed with it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The browser sometimes hangs on a busy machine.
  retries: 1,
  use: { baseURL: deployed ?? process.env.SITE_URL, viewport: { width: 1280, height: 900 }, trace: "on-first-retry" },
  projects: [
    {
      name: "chromium",
      use: {
        launchOptions: {
          executablePath,
          // Fallback fonts of the machine instead of the package's.
          env: { ...process.env, FONTCONFIG_PATH: "/etc/fonts" },
          args: [
            // As root, as in a container, Chromium starts only without its sandbox.
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            // Otherwise Chromium itself sends requests, too.
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
          ],
        },
      },
    },
    // If `npx playwright install firefox webkit` has installed them.
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
