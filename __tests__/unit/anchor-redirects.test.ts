import { anchorRedirectScript, isAnchorRedirect } from "../../src/content/moved-addresses";

const REDIRECTS = [
  { from: "/services/coaching", to: "/services" },
  { from: "/about#people", to: "/about#team" },
  { from: "/about#prizes", to: "/" },
  { from: "/#old", to: "/contact" },
];

/** Runs a page's script as its address has this anchor, and tells where it leads. */
function leadsTo(script: string | null, hash: string): string | null {
  let target: string | null = null;
  const location = { hash, replace: (to: string) => (target = to) };
  new Function("location", script ?? "")(location);
  return target;
}

test("a page sends who comes to one of its old anchors to where it leads now", () => {
  const script = anchorRedirectScript(REDIRECTS, "/about/");
  expect(leadsTo(script, "#people")).toBe("/about#team");
  expect(leadsTo(script, "#prizes")).toBe("/");
  expect(leadsTo(anchorRedirectScript(REDIRECTS, "/"), "#old")).toBe("/contact");
});

test("other anchors are left alone", () => {
  const script = anchorRedirectScript(REDIRECTS, "/about");
  expect(leadsTo(script, "#team")).toBeNull();
  expect(leadsTo(script, "")).toBeNull();
});

test("a page whose anchors haven't moved has no script", () => {
  expect(anchorRedirectScript(REDIRECTS, "/services")).toBeNull();
});

test("the script cannot be ended by an entry", () => {
  expect(anchorRedirectScript([{ from: "/#a", to: "/</script>" }], "/")).not.toContain("</script>");
});

test("only an entry with an anchor is for the page to redirect", () => {
  expect(REDIRECTS.map(isAnchorRedirect)).toEqual([false, true, true, true]);
});
