import type { Journey } from "../visit";
import { CAREERS } from "./careers";
import { ENDURANCE } from "./endurance";
import { FOCUS } from "./focus";
import { FORMS } from "./forms";
import { HOME } from "./home";
import { MOBILE_MENU } from "./mobile-menu";
import { NAVIGATION } from "./navigation";
import { OPENING } from "./opening";
import { PLACES } from "./places";
import { SEARCHES } from "./searches";
import { SENDING } from "./sending";

/** All journeys, in the order of the table. */
export const JOURNEYS: readonly Journey[] = [
  ...NAVIGATION,
  ...MOBILE_MENU,
  ...HOME,
  ...SEARCHES,
  ...CAREERS,
  ...FORMS,
  ...SENDING,
  ...OPENING,
  ...PLACES,
  ...FOCUS,
  ...ENDURANCE,
];
