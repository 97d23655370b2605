/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { useSearchQuery } from "../../src/sections/blog/use-search-query";

test("the static HTML is without a query", () => {
  const Probe = () => {
    const query = useSearchQuery();
    return <p>{`[${query}]`}</p>;
  };
  expect(renderToStaticMarkup(<Probe />)).toBe("<p>[]</p>");
});
