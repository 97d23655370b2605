import { checkOptionsWith } from "./check-options-with";
import { pageSections } from "./page-sections";

/** What the content check has to know of this site, for the build, the development server and `npm run check`. */
export const checkOptions = checkOptionsWith(pageSections);
