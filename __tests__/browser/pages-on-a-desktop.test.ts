import { checkPages } from "./support/check-pages";
import { DESKTOP } from "./support/visitor";

checkPages({
  viewport: DESKTOP,
  reflow: [640, DESKTOP.width],
  targets: [800, DESKTOP.width],
  longText: DESKTOP.width,
});
