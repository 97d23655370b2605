import { RULESET, compile, serialize, stringify } from "stylis";
import type { Middleware } from "stylis";
import { MODES, SITE_MODE } from "../../../src/theme/site-mode";

const otherModes = MODES.filter((mode) => mode !== SITE_MODE);
const CLASS_OF_OTHER = new RegExp(`\\.(${otherModes.join("|")})(?![\\w-])`);

const stringifySiteMode: Middleware = (element, index, children, callback) => {
  const isOfOther =
    element.type === RULESET && [element.props].flat().every((selector) => CLASS_OF_OTHER.test(selector));
  return isOfOther ? "" : stringify(element, index, children, callback);
};

/**
 * Leaves out the rules of modes that the site never shows.
 *
 * @param css as emotion makes it, with modes as classes of the document
 */
export const dropOtherModes = (css: string): string => serialize(compile(css), stringifySiteMode);
