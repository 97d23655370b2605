import { inlineTokens } from "../compiler/inline-tokens";
import { colors } from "../../../src/theme/colors";
import { system } from "../../../src/theme/system";

const valueOf = (name: string) => system.tokens.cssVarMap.get("base")?.get(name);

test("a token that is the same everywhere stands as its value, and is defined no more", () => {
  const definitions = `--chakra-spacing-4:${String(valueOf("--chakra-spacing-4"))};--chakra-borders-hairline:x;`;
  expect(inlineTokens(`:root{${definitions}}p{margin:var(--chakra-spacing-4) auto;}`)).toBe(
    `:root{--chakra-borders-hairline:x;}p{margin:1rem auto;}`,
  );
});

test("a token's name may have a dot", () => {
  expect(inlineTokens("p{padding:var(--chakra-spacing-0\\.5);}")).toBe("p{padding:0.125rem;}");
});

test("a token may be a number, or another token", () => {
  expect(inlineTokens("p{z-index:var(--chakra-z-index-header);border-radius:var(--chakra-radii-md);}")).not.toContain(
    "var(",
  );
});

test("a token that differs between the grounds stays a variable", () => {
  const css = "p{border:var(--chakra-borders-hairline);}";
  expect(inlineTokens(css)).toBe(css);
});

test("a colour is the one that it has in the site's mode", () => {
  expect(inlineTokens("p{color:var(--chakra-colors-fg);}.dark p{color:var(--chakra-colors-accent);}")).toBe(
    `p{color:${colors.ink};}`,
  );
});

test("what is no token stays as it is", () => {
  const css = "ul{--start:0;transform:translateX(calc(var(--start) * 1%));}";
  expect(inlineTokens(css)).toBe(css);
});
