import { nearest } from "../nearest";
import type { ValueProblem } from "../problem";
import type { SitePaths } from "../site/site-paths";
import { checkHttpsUrl } from "./https-url";

/** What links are checked against. */
interface Site {
  readonly paths: SitePaths;
}

/** Whose link it is. */
interface Asked {
  readonly isDraft: boolean;
}

function dead(value: string, path: string, { paths }: Site): ValueProblem[] {
  const [page = "", anchor] = path.split("#");
  const suggestion = nearest(path.replace(/\/+(?=#|$)/, ""), paths.all()) ?? nearest(page, paths.all());
  const hasPage = anchor !== undefined && paths.stateOf(page) !== "absent";
  return [
    {
      severity: "mistake",
      value,
      message: hasPage ? `the page ${page} has no place named #${anchor}` : `the site has no page ${page}`,
      remedy: hasPage ? "Link to a place that the page has, or to the page itself." : "Link to a page that exists.",
      ...(suggestion === undefined || suggestion === path ? {} : { suggestion }),
    },
  ];
}

/** Checks a path of this site with an optional anchor: "/about#team". */
export function checkSitePath(value: string, { isDraft }: Asked, site: Site): ValueProblem[] {
  const path = value.replace(/\?[^#]*/, "");
  if (!/^\/(?!\/)\S*$/.test(path)) {
    const suggestion = nearest(value.startsWith("/") ? value : `/${value}`, site.paths.all());
    return [
      {
        severity: "mistake",
        value,
        message: "this is no path of the site",
        remedy: 'Write the part of the address behind the site\'s name, with its slash: "/about#team".',
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ];
  }
  const state = site.paths.stateOf(path);
  if (state === "absent") return dead(value, path, site);
  if (state !== "draft" || isDraft) return [];
  return [
    {
      severity: "mistake",
      value,
      message: `${path} belongs to a draft, which the published site doesn't have`,
      remedy: "Publish the draft too, or take the link out.",
    },
  ];
}

/** Checks a link: a path of this site, or an https address. */
export function checkLink(value: string, asked: Asked, site: Site): ValueProblem[] {
  return /^[a-z][a-z0-9+.-]*:|^www\./i.test(value) ? checkHttpsUrl(value) : checkSitePath(value, asked, site);
}
