import { act } from "@testing-library/react";

/** Adds `matchMedia`, which jsdom lacks. Returns a function that sets whether a media query matches. */
export function stubMedia() {
  const lists = new Map<string, EventTarget>();
  window.matchMedia = (media) => {
    const list = lists.get(media) ?? Object.assign(new EventTarget(), { media, matches: false });
    lists.set(media, list);
    return list as MediaQueryList;
  };
  return (query: string, matches: boolean) => {
    const list = Object.assign(window.matchMedia(query), { matches });
    act(() => void list.dispatchEvent(new Event("change")));
  };
}
