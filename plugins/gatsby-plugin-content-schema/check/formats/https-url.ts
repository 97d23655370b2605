import type { ValueProblem } from "../problem";

function wrong(value: string, message: string, suggestion?: string): ValueProblem[] {
  return [
    {
      severity: "mistake",
      value,
      message,
      remedy: 'Copy the whole address from the browser\'s address bar; it begins with "https://".',
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ];
}

/** Checks the address of another site. */
export function checkHttpsUrl(value: string): ValueProblem[] {
  if (/^http:\/\//i.test(value)) {
    return wrong(value, "this address is not encrypted", value.replace(/^http:/i, "https:"));
  }
  if (/^(www\.)?[\w-]+(\.[\w-]+)+(\/|$)/.test(value)) {
    return wrong(value, "this address doesn't say how it is reached", `https://${value}`);
  }
  if (!URL.canParse(value) || !/^https:\/\/[^/]/.test(value) || /\s/.test(value))
    return wrong(value, "this is no https address");
  const { hostname, username } = new URL(value);
  if (!/\.[a-z]{2,}$/i.test(hostname) || username !== "") return wrong(value, "this address names no site on the web");
  return [];
}
