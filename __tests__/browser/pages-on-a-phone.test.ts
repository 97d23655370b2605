import { checkPages } from "./support/check-pages";
import { PHONE } from "./support/visitor";

checkPages({ viewport: PHONE, reflow: [320, PHONE.width], targets: [PHONE.width], longText: 320 });
