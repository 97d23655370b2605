import type { FeatureBundle } from "framer-motion";
import { onFirstInteraction } from "./timing";

/** Fetches what makes framer-motion's elements move, once the visitor interacts with the page. Without it, they stand. */
export const loadMotion = () =>
  new Promise<FeatureBundle>((resolve) => {
    onFirstInteraction(() => {
      import(/* webpackExports: ["domMax"] */ "framer-motion").then(
        ({ domMax }) => {
          resolve(domMax);
        },
        () => undefined,
      );
    });
  });
