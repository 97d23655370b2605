import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { PAGES, isRoute } from "../browser/support/routes";
import { articles } from "../support/entries";
import { startSite } from "../support/start-site";
import { makeFolder, removeFolders } from "../support/temporary-folders";

/** Sends a command of WebDriver, which has a name and a path: https://www.w3.org/TR/webdriver2/#endpoints */
type Send = (name: string, path: string, parameters: object) => Promise<unknown>;

const programs: ReturnType<typeof spawn>[] = [];

function start(program: string, args: readonly string[]) {
  const env = { ...process.env, HOME: makeFolder(), DISPLAY: ":95" };
  programs.push(spawn(program, args, { env, stdio: "ignore" }));
}

const retry = <Result>(attempt: () => Promise<Result>, end = Date.now() + 15_000): Promise<Result> =>
  attempt().catch(async (error: unknown) => {
    if (Date.now() > end) throw error;
    await wait(30);
    return retry(attempt, end);
  });

/** Speaks Marionette, as geckodriver does: Debian has no geckodriver. A message is its length, ":" and JSON. */
async function startFirefox(): Promise<Send> {
  const profile = makeFolder({ "user.js": 'user_pref("marionette.port", 0);' });
  start("/usr/bin/firefox", ["--headless", "--marionette", "--profile", profile]);
  const port = await retry(async () => Number(readFileSync(join(profile, "MarionetteActivePort"), "utf8")));
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  await once(socket, "data");
  const send: Send = async (name, _path, parameters) => {
    const text = JSON.stringify([0, 0, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    let answer = "";
    do answer += String(await once(socket, "data"));
    while (Buffer.byteLength(answer) < answer.indexOf(":") + 1 + parseInt(answer, 10));
    const [, , error, result] = JSON.parse(answer.replace(/^\d+:/, "")) as [0, 0, Error | null, { value: unknown }];
    if (error) throw new Error(error.message);
    return result.value;
  };
  await send("NewSession", "", {});
  return send;
}

/** Starts a screen, and WebKitGTK's driver, which starts the browser. */
async function startWebKit(): Promise<Send> {
  start("/usr/bin/Xvfb", [":95"]);
  start("/usr/bin/WebKitWebDriver", ["--port=9595"]);
  const post = async (path: string, parameters: object) => {
    const body = JSON.stringify(parameters);
    const response = await fetch(`http://127.0.0.1:9595/session${path}`, { method: "POST", body });
    const { value } = (await response.json()) as { value: { sessionId: string; message: string } };
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  const { sessionId } = await retry(() => post("", { capabilities: {} }));
  return (_name, path, parameters) => post(`/${sessionId}${path}`, parameters);
}

/** Notes all errors, also those from which React recovers. */
const WATCH = `window.errors = [];
for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
  addEventListener(type, (event) => errors.push(String(event.message ?? event.reason ?? event.blockedURI)));
console.error = (...texts) => errors.push(texts.join(" "));
// Related entries in the window stay as in the HTML.
Object.defineProperty(window, "innerHeight", { value: 1e6 });`;

/** Serves a site with that script before its own, at the address it returns: WebDriver can't add one before a page starts. */
async function startWatchedSite(url: string) {
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/watch.js") return new Response(WATCH, { headers: { "Content-Type": "text/javascript" } });
    const response = await fetch(url + pathname, { headers: { "Accept-Encoding": "identity" } });
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
    const html = (await response.text()).replace("<head>", '$&<script src="/watch.js"></script>');
    return new Response(html, { status: response.status, headers: response.headers });
  };
  const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
  await once(server.listen(0, "127.0.0.1").unref(), "listening");
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** What the browser tests with the tag @engine don't cover in Firefox and WebKit. */
function testJourneys(startBrowser: () => Promise<Send>) {
  let site: Awaited<ReturnType<typeof startSite>>;
  let send: Send;
  beforeAll(async () => {
    site = await startSite(makeFolder(), resolve(__dirname, "../.."));
    send = await startBrowser();
  });

  afterAll(async () => {
    await site.stop();
    for (const program of programs.splice(0)) if (program.kill()) await once(program, "exit");
    removeFolders();
  });

  /** Returns the value of an expression in the page, when the page has handled what it does. */
  const run = (expression: string, ...args: readonly string[]) => {
    const handled = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(value))))";
    return send("ExecuteScript", "/execute/sync", { script: `const value = ${expression}; return ${handled}`, args });
  };
  const scrollTo = (top: number) => run(`scrollTo({ top: ${top}, behavior: "instant" })`);
  const go = (delta: number) => run(`void setTimeout(() => history.go(${delta}))`);

  /** Waits for a visible element with this text. */
  const find = (selector: string, text: string, action: string) =>
    retry(() => {
      const all = "[...document.querySelectorAll(arguments[0])].filter((element) => element.checkVisibility())";
      return run(`${all}.find(({ textContent }) => textContent.includes(arguments[1])).${action}`, selector, text);
    });
  const see = (selector: string, text = "") => find(selector, text, "tagName");
  const click = (selector: string, text = "") => find(selector, text, "click()");
  const seePlace = (address: string, top: unknown = expect.anything()) =>
    retry(async () => {
      expect(await run("[location.pathname + location.hash, Math.round(scrollY)]")).toEqual([address, top]);
    });

  const open = async (path: string, origin = site.url) => {
    await send("SetWindowRect", "/window/rect", { x: 0, y: 0, width: 1280, height: 900 });
    await send("Navigate", "/url", { url: origin + path });
    await see("html[data-hydrated]");
  };
  const press = (...keys: readonly string[]) => {
    const actions = keys.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
    return send("PerformActions", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };

  test("every page starts without an error and keeps the text of its HTML", async () => {
    const watched = await startWatchedSite(site.url);
    const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactFiber"));
    const textOf = ({ body }: Document) => {
      for (const part of body.querySelectorAll("noscript, script")) part.remove();
      return body.textContent;
    };
    const parse = `new DOMParser().parseFromString(html, "text/html")`;
    const [found, expected]: [unknown[], unknown[]] = [[], []];
    for (const { path } of PAGES) {
      await open(path, watched);
      await retry(async () => {
        expect(await run(`[...document.querySelectorAll("section, footer")].every(${String(isHydrated)})`)).toBe(true);
      });
      const sent = `fetch(location.href).then((response) => response.text()).then((html) => (${String(textOf)})(${parse}))`;
      found.push(path, await run("errors"), await run(`(${String(textOf)})(document)`));
      expected.push(path, [], await run(sent));
    }
    expect(found).toEqual(expected);
  }, 200_000);

  test("Back and Forward from another document restore the position, also of an anchor and after a reload", async () => {
    for (const path of ["/", "/about", "/services#content"]) {
      await open(path);
      for (const top of [1900, 700]) {
        await scrollTo(top);
        await send("Navigate", "/url", { url: `${site.url}/robots.txt` });
        await send("Back", "/back", {});
        await seePlace(path, top);
        await send("Forward", "/forward", {});
        await seePlace("/robots.txt", 0);
        await send("Back", "/back", {});
        await seePlace(path, top);
        await send("Refresh", "/refresh", {});
        await see("html[data-hydrated]");
        await seePlace(path, top);
      }
    }
  });

  test("after a press in a text, Tab goes on from there", async () => {
    for (const [path, text] of Object.entries({ "/about": "#mission p", "/privacy-policy": "#section-2 p" })) {
      await open(path);
      const element = "document.querySelector(arguments[0])";
      await run(`${element}.scrollIntoView({ block: "center", behavior: "instant" })`, text);
      const place = `((box) => ({ x: Math.round(box.left) + 8, y: Math.round(box.top) + 8 }))(${element}.getBoundingClientRect())`;
      const move = { type: "pointerMove", duration: 0, ...((await run(place, text)) as object) };
      const top = await run("Math.round(scrollY)");
      const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      await send("PerformActions", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
      await press("\uE004");
      // Node.DOCUMENT_POSITION_FOLLOWING
      expect(await run(`${element}.compareDocumentPosition(document.activeElement) & 4`, text)).toBe(4);
      expect(await run("Math.round(scrollY)")).toBeGreaterThanOrEqual(Number(top));
    }
  });

  test("the testimonials rest where a button or a scroll moves them, also from right to left", async () => {
    await open("/");
    const row = "document.querySelector('#testimonials-row')";
    /** The items in view, and the place of the current dot. */
    const seeItems = (items: string, dot: number) =>
      retry(async () => {
        const isInView = `({ left, right }) => left > frame.left - 2 && right < frame.right + 2`;
        const places = `[...${row}.children].map((item) => item.getBoundingClientRect())`;
        const inView = `((frame) => ${places}.flatMap((place, index) => ((${isInView})(place) ? index : [])).join())(${row}.getBoundingClientRect())`;
        const current =
          "[...document.querySelectorAll('#testimonials [aria-label]')].findIndex((dot) => dot.ariaCurrent)";
        expect(await run(`[${inView}, ${current}]`)).toEqual([items, dot]);
      });
    const choose = (selector: string) => run(`document.querySelector('#testimonials ${selector}').click()`);
    for (const direction of ["ltr", "rtl"]) {
      await run("void (document.documentElement.dir = arguments[0])", direction);
      // Firefox scrolls smoothly only in the window.
      await run(`${row}.scrollIntoView({ behavior: "instant", block: "center" })`);
      await seeItems("0,1,2", 0);
      await choose("[aria-controls] ~ [aria-controls]");
      await seeItems("1,2,3", 1);
      await choose("[aria-controls]");
      await seeItems("0,1,2", 0);
      await run(`${row}.scrollBy({ left: ${direction === "rtl" ? -260 : 260} })`);
      await seeItems("1,2,3", 1);
      await send("SetWindowRect", "/window/rect", { x: 0, y: 0, width: 700, height: 900 });
      await seeItems("1", 1);
      await send("SetWindowRect", "/window/rect", { x: 0, y: 0, width: 1280, height: 900 });
      await seeItems("1,2,3", 1);
      await choose("[aria-label]");
    }
  });

  const testOn = (path: string) => (isRoute(path) ? test : test.skip);

  testOn("/blog")("a search shows the matching article, and is still there after its link and Back", async () => {
    const { id = "", title = "" } = articles[0] ?? {};
    await open("/blog");
    await run("document.querySelector('[role=search] input').focus()");
    await press(...title);
    await see("main li:only-child > article", title);
    await click("main li > article a");
    await seePlace(`/blog#${id}`);
    await go(-1);
    await seePlace("/blog");
    await see(`[role=search] input[value=${JSON.stringify(title)}]`);
  });
}

const describeWith = (program: string) => (existsSync(program) ? describe : describe.skip);

describeWith("/usr/bin/firefox")("Firefox: apt-get install firefox-esr (Ubuntu: firefox)", () => {
  testJourneys(startFirefox);
});

describeWith("/usr/bin/WebKitWebDriver")("WebKitGTK: apt-get install webkit2gtk-driver xvfb", () => {
  testJourneys(startWebKit);
});
