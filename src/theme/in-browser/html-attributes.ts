/**
 * Stands in the browser for `@emotion/is-prop-valid`, a list of all attributes that HTML and SVG know: that a component
 * gets none but these, the types see to.
 *
 * @returns true
 */
const isHtmlAttribute = (): boolean => true;

export default isHtmlAttribute;
