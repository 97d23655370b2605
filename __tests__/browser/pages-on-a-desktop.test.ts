import { lookAtPages } from "./support/look-at-pages";
import { DESKTOP } from "./support/visitor";

lookAtPages({
  viewport: DESKTOP,
  reflow: [640, DESKTOP.width],
  targets: [800, DESKTOP.width],
  longText: DESKTOP.width,
});
