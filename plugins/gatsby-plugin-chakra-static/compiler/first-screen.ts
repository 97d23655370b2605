import { RULESET, compile, serialize, stringify, type Middleware } from "stylis";

export const FIRST_SCREEN_END = '<div data-first-screen-end="">';

/** A tag as React writes it: `</p>`, `<img src="…"/>`. */
const TAG = /<(\/)?([a-z]\w*)((?: [\w:-]+="[^"]*")*)(\/)?>/gi;

/** Lists the simple selectors that match an element that isn't hidden: "p", ".c-1a2b", "[data-open]", "[data-open=true]". */
function visibleSelectors(html: string): ReadonlySet<string> {
  const visible = new Set(["html", "body"]);
  /** How many of the open elements are hidden, with the elements inside them. */
  let hidden = 0;
  for (const [, isEnd, tag = "", attributes = "", isEmpty] of html.matchAll(TAG)) {
    const isHidden = hidden > 0 || tag === "noscript" || attributes.includes(" hidden=");
    if (isHidden && !isEmpty) hidden += isEnd ? -1 : 1;
    if (isHidden || isEnd) continue;
    visible.add(tag);
    for (const [, name = "", value = ""] of attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
      visible.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === "class") for (const one of value.split(" ")) visible.add(`.${one}`);
    }
  }
  return visible;
}

/** States that need an action of the visitor. */
const STATE = /:(hover|focus|active|disabled)/;

/** The element names, classes, and attributes of states that a selector needs. */
const NEEDED = /(?<![\w:.[="-])[a-z]\w*|\.[\w-]+|\[(data|aria)-[\w-]+(=[\w-]+)?\]/g;

/** Selects the rules that visible elements need before the visitor acts, without those for print. */
export function firstScreenStyles(css: string, firstScreen: string): string {
  const visible = visibleSelectors(firstScreen);
  const matches = (selector: string) => {
    const required = selector.replace(/:(is|where|not)\([^)]*\)/g, "");
    return !STATE.test(selector) && (required.match(NEEDED) ?? []).every((one) => visible.has(one));
  };
  const keep: Middleware = (element, index, children, callback) => {
    // Their steps look like selectors.
    if (element.type === "@keyframes") return serialize([element], stringify);
    const isNeeded =
      element.type === RULESET ? [element.props].flat().some(matches) : !/^@media print/.test(element.value);
    return isNeeded ? stringify(element, index, children, callback) : "";
  };
  return serialize(compile(css), keep);
}
