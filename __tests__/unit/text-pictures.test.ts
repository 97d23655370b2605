import type { IGatsbyImageData } from "gatsby-plugin-image";
import { withPictures } from "../../src/content/text-pictures";

const sources = (picture: string): Promise<IGatsbyImageData> =>
  Promise.resolve({
    layout: "constrained",
    width: 720,
    height: 450,
    images: {
      sources: [{ type: "image/avif", srcSet: `/static/${picture}.avif 720w`, sizes: "92vw" }],
      fallback: { src: `/static/${picture}` },
    },
  });

test("a picture in a text gets its sources, and its size so that nothing moves", async () => {
  const html = '<p>One</p>\n<figure><img alt="A > B &amp; “C”" src="a.jpg"><figcaption>D</figcaption></figure>';
  expect(await withPictures(html, sources)).toBe(
    [
      "<p>One</p>\n<figure><picture>",
      '<source type="image/avif" srcset="/static/a.jpg.avif 720w" sizes="92vw">',
      '<img src="/static/a.jpg" alt="A &gt; B &amp; “C”" width="720" height="450" loading="lazy" decoding="async">',
      "</picture><figcaption>D</figcaption></figure>",
    ].join(""),
  );
});

test("pictures keep their order, and a text without any stays as it is", async () => {
  const html = await withPictures("<img src='b.jpg' alt=''><IMG src=\"c.jpg\" alt=\"\">", sources);
  expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual(["/static/b.jpg", "/static/c.jpg"]);
  expect(await withPictures("<p>a</p>", sources)).toBe("<p>a</p>");
});
