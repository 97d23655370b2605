import { CacheProvider } from "@emotion/react";
import { ChakraProvider, chakra as chakraOfBuild } from "@chakra-ui/react/styled-system";
import { render } from "@testing-library/react";
import { useId } from "react";
import type { ComponentProps, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { chakra as chakraInBrowser } from "../../src/theme/in-browser/factory";
import { buttonRecipe } from "../../src/theme/recipes/button";
import { cardRecipe } from "../../src/theme/recipes/card";
import { createStyleCache } from "../../src/theme/style-cache";
import { system } from "../../src/theme/system";

type Chakra = typeof chakraOfBuild;

/** Draws with a factory all that the site asks of one. */
function gallery(chakra: Chakra): ReactElement {
  const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });
  const Card = chakra("article", cardRecipe);
  const Link = chakra(
    (props: ComponentProps<"a">) => (
      <a data-link="" {...props}>
        Link
      </a>
    ),
    { base: { color: "accent" } },
  );
  const Inner = chakra("span", { base: { color: "fg.muted", display: "flex" } });
  const Around = ({ className }: { readonly className?: string }) => <Inner className={className} color="danger" />;
  const Outer = chakra(Around, { base: { display: "grid", marginTop: "4" } });
  const Numbered = () => <chakra.p id={useId()}>Numbered</chakra.p>;
  return (
    <>
      <chakra.div />
      <chakra.p className="own">Unstyled</chakra.p>
      <chakra.p marginTop="4" color="fg.muted" maxWidth={{ base: "full", md: "measure" }} data-attribute="kept">
        Style properties
      </chakra.p>
      <chakra.p marginTop={undefined} srOnly>
        A value that is none
      </chakra.p>
      <chakra.div color="fg" css={{ "& > p": { color: "accent" }, color: "danger" }}>
        A style property after `css`
      </chakra.div>
      <Button>By default</Button>
      <Button variant="link" size="lg" type="submit" disabled>
        Two variants that belong together
      </Button>
      <Button type={undefined}>A default that nothing takes away</Button>
      <Card layout="adaptive" variant="panel" padding="8" />
      <Link href="/about" marginTop="2" />
      <Outer className="own" />
      <Numbered />
      {[1, 2].map((key) => (
        <chakra.div key={key}>
          <Numbered />
        </chakra.div>
      ))}
    </>
  );
}

const inBrowser = chakraInBrowser as unknown as Chakra;

function inSite(element: ReactElement, cache = createStyleCache()): ReactElement {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{element}</ChakraProvider>
    </CacheProvider>
  );
}

/** Elements without what differs with each root, and the styles that they have brought with them. */
function drawnWith(chakra: Chakra) {
  const cache = createStyleCache();
  const { container } = render(inSite(gallery(chakra), cache));
  return { html: container.innerHTML.replaceAll(/ id="[^"]*"/g, ""), styles: cache.inserted };
}

test("the browser's factory makes the elements and the styles of Chakra's", () => {
  const built = drawnWith(chakraOfBuild);
  expect(drawnWith(inBrowser)).toEqual(built);
  expect(Object.keys(built.styles).length).toBeGreaterThan(5);
});

test("drawn again, an element follows its properties", () => {
  const Card = inBrowser("div", cardRecipe);
  const cache = createStyleCache();
  const { container, rerender } = render(inSite(<Card variant="ruled" />, cache));
  const ruled = container.innerHTML;
  rerender(inSite(<Card variant="panel" />, cache));
  expect(container.innerHTML).not.toBe(ruled);
  rerender(inSite(<Card variant="ruled" />, cache));
  expect(container.innerHTML).toBe(ruled);
});

test("what the build has drawn comes to life as it is, identifiers included", () => {
  const container = document.body.appendChild(document.createElement("div"));
  // In the browser's renderer there is a document, so that no style elements stand between the elements.
  container.innerHTML = renderToString(inSite(gallery(chakraOfBuild)));
  const html = container.innerHTML;
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  const complaints = jest.spyOn(console, "error").mockImplementation();
  render(inSite(gallery(inBrowser)), { container, hydrate: true });
  expect(complaints.mock.calls).toEqual([]);
  expect(container.innerHTML).toBe(html);
});
