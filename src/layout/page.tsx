import type { ComponentProps, ReactNode } from "react";
import { pagePath } from "../lib/paths";
import type { Subject } from "../structured-data/describe";
import { Breadcrumb } from "./breadcrumb";
import type { Crumb } from "./breadcrumb";
import { HeroBanner } from "./hero-banner";
import type { PageCopy, PageText } from "./page-copy";
import { PageHead } from "./page-head";
import { SectionBoundary } from "./page-part";
import { PageSections } from "./page-sections";
import { useSite } from "./use-site";

interface PageProps {
  /** The page's copy: title, description, banner. */
  readonly copy: PageText | PageCopy;
  /** The page's path, where its copy's id doesn't say it; null where the page has no address of its own. */
  readonly path?: string | null;
  /** Stands in for the usual banner; the breadcrumb is its to show. */
  readonly hero?: (breadcrumb: ReactNode) => ReactNode;
  /** How high the usual banner is. */
  readonly heroHeight?: ComponentProps<typeof HeroBanner>["height"];
  /** The document's title, where it isn't the page's title and the brand. */
  readonly documentTitle?: string;
  /** What the page is about, for search engines. */
  readonly subject?: Subject;
  /** The pages above this one, from the top. */
  readonly parents?: readonly Crumb[];
  readonly children?: ReactNode;
}

/** @throws Error naming a section of the copy that the page doesn't show, which stops the build */
function requireNoOrphans(copy: PageText | PageCopy): void {
  const [orphan] = "orphans" in copy ? copy.orphans() : [];
  if (orphan === undefined) return;
  throw new Error(
    `data/pages.json: nothing shows the section "${orphan}" of the page "${copy.jsonId}"; remove it, or show it there`,
  );
}

/**
 * What every page is made of: head, hero banner with the breadcrumb, and its sections.
 *
 * @throws Error where the copy has a section that isn't among them
 */
export function Page({
  copy,
  path = pagePath(copy.jsonId),
  hero,
  heroHeight,
  documentTitle,
  subject,
  parents = [],
  children,
}: PageProps) {
  requireNoOrphans(copy);
  const { facts } = useSite();
  const home = pagePath("home");
  const trail = [
    { label: "Home", to: home },
    ...parents,
    ...(path !== null && path !== home ? [{ label: copy.title, to: path }] : []),
  ];
  const breadcrumb = <Breadcrumb parents={parents} current={path === home ? undefined : copy.title} />;
  return (
    <>
      <PageHead
        title={documentTitle ?? `${copy.title} | ${facts.brand}`}
        description={copy.description}
        path={path}
        trail={trail}
        subject={subject}
      />
      <SectionBoundary>
        {hero ? (
          hero(breadcrumb)
        ) : (
          <HeroBanner
            title={copy.hero.title}
            subtitle={copy.hero.subtitle}
            image={copy.hero.image ?? undefined}
            imageAlt={copy.hero.imageAlt ?? ""}
            height={heroHeight}
            breadcrumb={breadcrumb}
          />
        )}
      </SectionBoundary>
      <PageSections>{children}</PageSections>
    </>
  );
}
