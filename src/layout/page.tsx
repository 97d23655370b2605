import type { ReactNode } from "react";
import type { Thing, WithContext } from "schema-dts";
import { breadcrumbList } from "../structured-data/breadcrumb-list";
import { Breadcrumb } from "./breadcrumb";
import type { Crumb } from "./breadcrumb";
import { HeroBanner } from "./hero-banner";
import type { PageText } from "./page-copy";
import { PageHead } from "./page-head";
import { useSite } from "./use-site";

interface PageProps {
  /** The page's copy: title, description, banner. */
  readonly copy: PageText;
  /** The page's path; left out where it has no address of its own. */
  readonly path?: string;
  /** Stands in for the usual banner. */
  readonly hero?: ReactNode;
  /** The document's title, where it isn't the page's title and the brand. */
  readonly documentTitle?: string;
  /** What the page shows, in schema.org's terms; the breadcrumb is added to it. */
  readonly structuredData?: readonly WithContext<Thing>[];
  /** The pages above this one, from the top. */
  readonly parents?: readonly Crumb[];
  readonly children?: ReactNode;
}

/** What every page is made of: head, hero banner, breadcrumb, and its sections (spec §2). */
export function Page({ copy, path, hero, documentTitle, structuredData = [], parents = [], children }: PageProps) {
  const { site, siteFacts } = useSite();
  const trail = [
    { label: "Home", to: "/" },
    ...parents,
    ...(path && path !== "/" ? [{ label: copy.title, to: path }] : []),
  ];
  return (
    <>
      <PageHead
        title={documentTitle ?? `${copy.title} | ${siteFacts?.brand ?? ""}`}
        description={copy.description}
        path={path}
        structuredData={[...structuredData, breadcrumbList(site?.siteMetadata?.siteUrl ?? "", trail)]}
      />
      {hero ?? (
        <HeroBanner
          title={copy.hero.title}
          subtitle={copy.hero.subtitle}
          image={copy.hero.image ?? undefined}
          imageAlt={copy.hero.imageAlt ?? ""}
        />
      )}
      <Breadcrumb parents={parents} current={path === "/" ? undefined : copy.title} />
      {children}
    </>
  );
}
