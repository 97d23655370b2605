import { renderToStaticMarkup } from "react-dom/server";
import * as shim from "../../src/webpack/icons/icon";

type Icons = typeof import("react-icons/fi");

/** Its attributes may stand in any order. */
function drawn({ FiMapPin }: Icons): string {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(<FiMapPin aria-hidden="true" className="own" />);
  for (const element of place.querySelectorAll("*")) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const).sort();
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  return place.innerHTML;
}

test("the browser's factory of icons draws what that of react-icons draws", async () => {
  const built = drawn(await import("react-icons/fi"));
  jest.resetModules();
  const GenIcon = jest.fn(shim.GenIcon);
  jest.doMock("react-icons/lib", () => ({ GenIcon }));
  expect(drawn(await import("react-icons/fi"))).toBe(built);
  expect(GenIcon).toHaveBeenCalledTimes(1);
});
