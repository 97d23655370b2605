// Renews the picture of README.md from the site that `npm start` serves on PORT.
import { chromium } from "@playwright/test";
import config from "../playwright.config.mjs";

const browser = await chromium.launch(config.projects?.[0]?.use?.launchOptions);
const page = await browser.newPage({
  baseURL: `http://127.0.0.1:${process.env.PORT || 8888}`,
  viewport: { width: 1280, height: 800 },
});
await page.goto("/", { waitUntil: "networkidle" });
await page.screenshot({ path: "docs/home.jpg", quality: 80 });
await browser.close();
