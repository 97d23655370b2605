import { lookAtPages } from "./support/look-at-pages";
import { PHONE } from "./support/visitor";

lookAtPages({ viewport: PHONE, reflow: [320, PHONE.width], targets: [PHONE.width], longText: 320 });
