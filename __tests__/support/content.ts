/** A picture as a query returns it. */
export const PICTURE: Queries.CardPictureFragment = {
  imageData: {
    layout: "constrained",
    width: 640,
    height: 400,
    images: { sources: [], fallback: { src: "/picture.jpg" } },
  },
};

/** Copy of a section, as a query returns it. */
export function sectionText(id: string, heading: string): Queries.SectionTextFragment {
  return { id, heading, eyebrow: null, text: "What this is about.", link: null };
}
