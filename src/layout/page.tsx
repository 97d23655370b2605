import { Children, type ComponentProps, type ReactNode } from "react";
import { pagePath } from "../lib/paths";
import { Breadcrumb, HOME } from "./breadcrumb";
import { HeroBanner } from "./hero-banner";
import type { HeadTagsProps } from "./head-tags";
import { PageHead } from "./page-head";
import { SectionBoundary } from "./section-boundary";
import { useSite } from "./use-site";

interface PageProps extends Pick<HeadTagsProps, "copy" | "founded" | "articles"> {
  /** What the banner shows beside the copy. */
  readonly banner?: Partial<ComponentProps<typeof HeroBanner>>;
  /** By default the path for the copy's id; null for a page that must not be indexed or shared. */
  readonly path?: string | null;
  /** Replaces the banner; must show a breadcrumb. */
  readonly hero?: ReactNode;
  /** A name for the breadcrumb, if the title is too long. */
  readonly crumb?: string;
  /** The pages above this one, without the home page. */
  readonly parents?: readonly Queries.LinkTextFragment[];
  readonly children?: ReactNode;
}

/** Document head, hero banner and sections. Each section hydrates and fails independently. */
export function Page({
  copy,
  banner,
  path = pagePath(copy.jsonId),
  hero,
  crumb = copy.title,
  parents = [],
  children,
  ...subject
}: PageProps) {
  const { facts } = useSite();
  const isHome = path === HOME.to;
  const trail = [HOME, ...parents, ...(isHome ? [] : [{ label: crumb, to: path ?? "" }])];
  return (
    <>
      <PageHead
        title={isHome ? `${facts.product} - ${copy.title}` : `${copy.shortTitle ?? copy.title} | ${facts.brand}`}
        copy={copy}
        path={path}
        trail={trail}
        {...subject}
      />
      <SectionBoundary>
        {hero ?? (
          <HeroBanner
            title={copy.title}
            subtitle={copy.description}
            {...copy.hero}
            size={parents.length > 0 && copy.hero?.image ? "entry" : undefined}
            breadcrumb={<Breadcrumb trail={trail} />}
            {...banner}
          />
        )}
      </SectionBoundary>
      {Children.map(Children.toArray(children), (section) => (
        <SectionBoundary>{section}</SectionBoundary>
      ))}
    </>
  );
}
