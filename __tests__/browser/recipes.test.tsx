import AxeBuilder from "@axe-core/playwright";
import { chakra } from "@chakra-ui/react/styled-system";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStyleCache } from "../../plugins/gatsby-plugin-chakra-static";
import { colors, translucent } from "../../src/theme/colors";
import { fieldRecipe } from "../../src/theme/field-recipe";
import { Badge, Button, Card } from "../../src/ui/primitives";
import { Section } from "../../src/ui/section";
import { withTheme } from "../support/with-theme";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

const VARIANTS = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const SIZES = ["default", "sm", "lg", "icon"] as const;
const GROUNDS = ["page", "alternate", "inverse"] as const;
const Input = chakra("input", fieldRecipe);

/** A static document with its styles, in one of the two modes. */
function documentOf(mode: "light" | "dark", content: ReactNode): string {
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const body = renderToString(withTheme(content, cache));
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(body));
  return `<!doctype html><html lang="en" class="${mode}"><head><title>Recipes</title>${styles}</head><body><main><h1>Recipes</h1>${body}</main></body></html>`;
}

const everyRecipe = (
  <>
    {VARIANTS.flatMap((variant) =>
      SIZES.map((size) => (
        <Button key={`${variant} ${size}`} variant={variant} size={size}>
          {size === "icon" ? "?" : `${variant} ${size}`}
        </Button>
      )),
    )}
    <Badge>Outline</Badge>
    <Badge variant="accent">Accent</Badge>
    <Card variant="plain">Plain</Card>
    <Card variant="panel">
      Panel <chakra.p color="fg.muted">Muted</chakra.p>
    </Card>
    <Card variant="ruled">Ruled</Card>
    <Input aria-label="Filled" defaultValue="Filled" />
    <Input aria-label="Empty" placeholder="Placeholder" />
    <Input aria-label="Read only" readOnly defaultValue="Read only" />
    <chakra.p color="danger">Error</chakra.p>
    {GROUNDS.map((ground) => (
      <Section key={ground} ground={ground}>
        <p>Ground {ground}</p>
        <chakra.p color={ground === "inverse" ? "fg.inverseMuted" : "fg.muted"}>Muted on {ground}</chakra.p>
        <chakra.p color={ground === "inverse" ? "accent.inverse" : "accent"}>Accent on {ground}</chakra.p>
      </Section>
    ))}
  </>
);

/** Writes an opaque color as browsers do. */
const rgbOf = (color: string) => translucent(color, 1).replace(/^rgba(.*), 1\)$/, "rgb$1)");

test.each(["light", "dark"] as const)("every recipe has AA contrast in %s mode", async (mode) => {
  const { page } = await visitor.open();
  await page.setContent(documentOf(mode, everyRecipe));
  // What axe looks at has to be there: a mode that did not change the ground would pass unseen.
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe(rgbOf(mode === "dark" ? colors.ink : colors.ground));

  const { violations, passes } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ""}`)),
  ).toEqual([]);
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(30);
});
