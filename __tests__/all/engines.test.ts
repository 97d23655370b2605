import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { APPLICATION, NEWSLETTER } from "../browser/support/form-cases";
import { navigation } from "../browser/support/navigation";
import { articles, testimonials } from "../support/entries";
import { startSite } from "../support/start-site";
import { makeFolder, removeFolders } from "../support/temporary-folders";

/** The commands of WebDriver, and their paths: https://www.w3.org/TR/webdriver2/#endpoints */
const PATHS = { ExecuteScript: "/execute/sync", PerformActions: "/actions", SetWindowRect: "/window/rect" };
type Send = (command: keyof typeof PATHS, parameters: object) => Promise<unknown>;

const KEY = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" };

/** What ends the site and the browser. */
const ends: (() => Promise<unknown>)[] = [];

/** Tries until it succeeds: a browser takes time to start, a page to change. */
async function retry<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  for (const end = Date.now() + 15_000; ; await wait(30)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(child, "exit");
  ends.unshift(() => {
    child.kill();
    return ended;
  });
  return child.stdout;
}

/** Speaks Marionette, as geckodriver does: Debian has no geckodriver. A message is its length, ":" and JSON. */
async function startFirefox(): Promise<Send> {
  const profile = makeFolder({ "user.js": 'user_pref("marionette.port", 0);' });
  start("/usr/bin/firefox", ["--headless", "--marionette", "--profile", profile], { HOME: profile }).resume();
  const port = await retry(() => Number(readFileSync(join(profile, "MarionetteActivePort"), "utf8")));
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  const read = async () => {
    let message = "";
    do message += String(await once(socket, "data"));
    while (Buffer.byteLength(message) < message.indexOf(":") + 1 + parseInt(message, 10));
    return JSON.parse(message.slice(message.indexOf(":") + 1)) as [0, 0, Error | null, { value?: unknown }];
  };
  const send = async (command: string, parameters: object) => {
    const text = JSON.stringify([0, 0, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await read();
    if (error) throw new Error(error.message);
    return result.value;
  };
  await read();
  await send("NewSession", {});
  return send;
}

/** Starts a screen, and WebKitGTK's driver, which starts the browser. */
async function startWebKit(): Promise<Send> {
  const display = parseInt(String(await once(start("/usr/bin/Xvfb", ["-displayfd", "1"]), "data")), 10);
  const port = 9500 + display;
  start("/usr/bin/WebKitWebDriver", [`--port=${port}`], { DISPLAY: `:${display}` });
  const post = async (path: string, parameters: object) => {
    const body = JSON.stringify(parameters);
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method: "POST", body });
    const { value } = (await response.json()) as { value: { sessionId: string; message: string } };
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  const { sessionId } = await retry(() => post("", { capabilities: {} }));
  return (command, parameters) => post(`/${sessionId}${PATHS[command]}`, parameters);
}

describe.each([
  { name: "Firefox", packages: "firefox-esr", program: "/usr/bin/firefox", startBrowser: startFirefox },
  {
    name: "WebKitGTK",
    packages: "webkit2gtk-driver xvfb",
    program: "/usr/bin/WebKitWebDriver",
    startBrowser: startWebKit,
  },
])("$name", ({ packages, program, startBrowser }) => {
  if (!existsSync(program)) {
    test.skip(`needs apt-get install ${packages}`, () => undefined);
    return;
  }

  let url: string;
  let send: Send;
  beforeAll(async () => {
    const site = await startSite(makeFolder(), resolve(__dirname, "../.."));
    ends.push(site.stop);
    url = site.url;
    send = await startBrowser();
  });

  afterAll(async () => {
    for (const end of ends.splice(0)) await end();
    removeFolders();
  });

  /** Runs a function in the page. It can use only its parameters. */
  const run = <Args extends readonly unknown[]>(task: (...args: Args) => unknown, ...args: Args) =>
    send("ExecuteScript", { script: `return (${task.toString()})(...arguments)`, args });
  /** Waits until a function in the page returns this. */
  const shows = <Args extends readonly unknown[]>(expected: unknown, task: (...args: Args) => unknown, ...args: Args) =>
    retry(async () => expect(await run(task, ...args)).toEqual(expected));
  const showsPlace = (address: string, top: number) =>
    shows([address, top], () => [location.pathname + location.hash, Math.round(window.scrollY)]);
  /** Waits until the page has handled a scroll or click. */
  const settle = () => run(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const load = async (task: (to: string) => void, path = "") => {
    await run(() => document.documentElement.removeAttribute("data-hydrated"));
    await run(task, url + path);
    await shows(true, () => document.documentElement.hasAttribute("data-hydrated"));
  };
  const open = async (path: string, width = 1280) => {
    await send("SetWindowRect", { x: 0, y: 0, width, height: 900 });
    await load((to) => location.assign(to), path);
  };
  const go = (pause: number, ...deltas: readonly number[]) =>
    run((ms, all) => all.forEach((delta, index) => setTimeout(() => history.go(delta), index * ms)), pause, deltas);
  const scrollTo = async (top: number) => {
    await run((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await settle();
  };
  /** Clicks the first visible element with this text, as soon as there is one. */
  const click = async (selector: string, text = "") => {
    const task = (all: string, words: string) => {
      const visible = [...document.querySelectorAll<HTMLElement>(all)].filter((element) => element.checkVisibility());
      const found = visible.find(({ textContent }) => textContent.includes(words));
      found?.focus({ preventScroll: true });
      found?.click();
      return Boolean(found);
    };
    await shows(true, task, selector, text);
    await settle();
  };
  const press = (...keys: readonly string[]) => {
    const actions = keys.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
    return send("PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };

  test("Back and Forward restore each page's position, also in quick steps", async () => {
    const places = Object.entries({ "/": 700, "/services": 300, "/case-studies": 500 });
    for (const [address, top] of places) {
      await (address === "/" ? open(address) : click(`a[href="${address}"]`));
      await showsPlace(address, 0);
      await scrollTo(top);
    }
    let index = 2;
    for (const pause of [0, 15, 60])
      for (const deltas of [[-1], [-1], [1], [1], [-1, -1], [1, 1], [-2], [2]]) {
        await go(pause, ...deltas);
        index += deltas.reduce((sum, delta) => sum + delta);
        await showsPlace(...(places[index] ?? ["", 0]));
      }
  });

  test("Back, Forward and reload restore the position at an anchor, also at the top", async () => {
    await open("/sitemap");
    await scrollTo(200);
    await click('main a[href="/about#team"]');
    await shows(true, () => location.hash === "#team" && window.scrollY > 300);
    for (const top of [900, 0]) {
      await scrollTo(top);
      await go(0, -1);
      await showsPlace("/sitemap", 200);
      await go(0, 1);
      await showsPlace("/about#team", top);
      await load(() => location.reload());
      await showsPlace("/about#team", top);
    }
  });

  test("Back and Forward restore the positions around the skip link", async () => {
    await open("/services");
    await scrollTo(600);
    await click('a[href="#content"]');
    const top = (await run(() => Math.round(window.scrollY))) as number;
    expect(top).not.toBe(600);
    await go(0, -1);
    await showsPlace("/services", 600);
    await go(0, 1);
    await showsPlace("/services#content", top);
  });

  const [group] = navigation.header;

  test("the mobile menu opens, and closes with a link and with Back", async () => {
    const menu = () => [location.pathname, document.querySelector("main")?.inert];
    // The narrowest window of WebKitGTK's browser has 447 px.
    await open("/", 460);
    await click("header button", "Menu");
    await shows(["/", true], menu);
    await click("header nav button", group?.label);
    await click("header nav a", group?.links[0]?.label);
    await shows([group?.links[0]?.to, false], menu);
    await click("header button", "Menu");
    await shows([group?.links[0]?.to, true], menu);
    await go(0, -1);
    await shows(["/", false], menu);
  });

  test("a group of the navigation opens, and closes with Escape", async () => {
    const opened = () => document.querySelector("header nav [aria-expanded=true]")?.textContent ?? "";
    await open("/");
    await click("header nav button", group?.label);
    await shows(group?.label, opened);
    await press(KEY.Escape);
    await shows("", opened);
  });

  test("the apply dialog closes from its last field without scrolling the page", async () => {
    await open("/careers");
    await scrollTo(400);
    for (const close of ["Escape", "Cancel"]) {
      await click("main button", APPLICATION.openButton);
      for (const name of Object.keys(APPLICATION.empty)) {
        await shows(name, () => document.activeElement?.getAttribute("name"));
        await press(KEY.Tab);
      }
      await (close === "Escape" ? press(KEY.Escape) : click("[role=dialog] button", close));
      await shows(0, () => document.querySelectorAll("[role=dialog]").length);
      await settle();
      expect(await run(() => window.scrollY)).toBe(400);
    }
  });

  test("a form shows its error, then a toast after success", async () => {
    const form = `form[action^="${NEWSLETTER.endpoint}"]`;
    await open(NEWSLETTER.path);
    await run((plain) => document.querySelector(plain)?.scrollIntoView(), form);
    await click(`${form}:has([name=email][value]) button`, NEWSLETTER.submitLabel);
    await shows(NEWSLETTER.errors.email, (own) => document.querySelector(`${own} [id$="-error"]`)?.textContent, form);
    await click(`${form} [name=email]`);
    await press(..."ada@example.com", KEY.Enter);
    const { title, text } = NEWSLETTER.success;
    const toasts = () => document.querySelector("[role=region] [role=status]")?.textContent;
    await shows(expect.stringMatching(`${title}.*${text}`), toasts);
  });

  test("a search shows the matching article, and is still there after its link and Back", async () => {
    const title = articles[0]?.title ?? "";
    await open("/blog");
    await click("[role=search] input");
    await press(...title);
    const cards = () => [...document.querySelectorAll("main li article h3")].map(({ textContent }) => textContent);
    await shows([title], cards);
    await click("main li article a", "Read More");
    await go(0, -1);
    await shows(title, () => document.querySelector<HTMLInputElement>("[role=search] input")?.value);
  });

  test("the arrow of the testimonials shows the next one", async () => {
    await open("/");
    await click("button", "Next testimonials");
    const quote = () => document.querySelector("#testimonials-row > li:not([inert]) blockquote")?.textContent;
    await shows(expect.stringContaining(testimonials[1]?.quote ?? ""), quote);
  });
});
