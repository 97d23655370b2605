import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Builder, By, Capabilities, Key as SeleniumKey } from "selenium-webdriver";
import type { WebDriver } from "selenium-webdriver";
import { findProgram } from "./engine";
import type { Engine, Key, Tab } from "./engine";
import { eventually } from "./expect";

const PACKAGE = "webkit2gtk-driver";

const MINI_BROWSER = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkitgtk-6.0/MiniBrowser",
];

const KEYS: Readonly<Record<Key, string>> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowUp: SeleniumKey.ARROW_UP,
  F8: SeleniumKey.F8,
};

/** Starts a virtual screen; MiniBrowser has no headless mode. */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn(findProgram(["Xvfb"], "xvfb"), ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const numbers = screen.stdio[3];
  if (!numbers) throw new Error("Xvfb has no way to say which display it has made.");
  const [number] = (await once(numbers, "data")) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, "exit");
  program.kill();
  await ended;
}

/** Resizes the viewport; the window has bars, and can't be as narrow as the narrowest phones. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const [insideWidth, insideHeight] = await driver.executeScript<[number, number]>("return [innerWidth, innerHeight]");
  const outside = await window.getRect();
  const bars = { width: outside.width - insideWidth, height: outside.height - insideHeight };
  await window.setRect({ x: 0, y: 0, width: width + bars.width, height: height + bars.height });
}

function tabOf(driver: WebDriver, close: () => Promise<void>): Tab {
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    click: (selector) => find(selector).click(),
    hover: (selector) =>
      driver
        .actions()
        .move({ origin: find(selector) })
        .perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (selector, text) => find(selector).sendKeys(text),
    resize: (width, height) => resize(driver, width, height),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    close,
  };
}

/** Starts a browser with its own driver: a driver that has ended a session doesn't always begin another. */
async function openTab(program: string, browser: string, display: string): Promise<Tab> {
  const server = `http://127.0.0.1:${String(await freePort())}`;
  const service = spawn(program, [`--port=${new URL(server).port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });
  await eventually("WebKitWebDriver answers", async () => (await fetch(`${server}/status`)).ok);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    // Visits wait for what they look at, and look at pages that are still loading.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
  });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  // The browser ends with its driver, also where it would first ask whether the page may be left.
  return tabOf(driver, () => stop(service));
}

/** WebKit, Safari's engine, as WebKitGTK's MiniBrowser over WebDriver. */
export async function launchWebKit(): Promise<Engine> {
  const program = findProgram(["WebKitWebDriver"], PACKAGE);
  const browser = findProgram(MINI_BROWSER, PACKAGE);
  const { screen, display } = await startScreen();
  return {
    open: () => openTab(program, browser, display),
    close: () => stop(screen),
  };
}
