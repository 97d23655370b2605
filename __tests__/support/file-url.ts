/** Replaces files that webpack turns into URLs. */
export default "/static/file";
