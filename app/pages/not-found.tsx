import { redirectDocument } from 'react-router';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import MISSED_STYLES from '#app/sections/missed-address/missed-address.css?url';
import { MissedAddress } from '#app/sections/missed-address/missed-address.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { moreLinks } from '#app/site/more-links.server.ts';
import { projectPath } from '#content-model/pages.ts';

import type { Route } from './+types/not-found';
import { homeData } from './home-data.server.ts';
import { HomeSections } from './home-sections.tsx';

/** The pages of the header and its menu, and all projects by name, for visitors who mistyped a project's address. */
function missedData() {
  const { site, pages, home, projects, categories } = content;
  const heading = pages['/404']?.title ?? home.hero.notFound;
  return {
    heading,
    notice: home.hero.notFound,
    ways: [
      { label: site.pagesLabel, links: [...site.navbar, ...moreLinks(content)] },
      {
        label: projects.filters.all,
        links: categories
          .flatMap((category) => category.projects)
          .map(({ slug, title }) => ({ to: projectPath(slug), label: title })),
      },
    ],
  };
}

/** Any other path shows a not-found message above the home page (docs/specification/screens.md). */
export const loader = () => ({
  head: headFor('/404'),
  missed: missedData(),
  home: homeData(content),
});

/**
 * No link of the site leads to such a path; if one does, the document is loaded, so that the server answers with status
 * 404. If the path is already the current one, the host has served another page there, and loading it again would never
 * end.
 */
export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<never> => {
  const isHere = new URL(request.url).pathname === location.pathname;
  throw isHere ? new Error(`There is no page at ${request.url}.`) : redirectDocument(request.url);
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MissedAddress {...loaderData.missed} />
      <HomeSections {...loaderData.home} styles={MISSED_STYLES} isBelow />
    </>
  );
}

export default whenDataChanges(NotFound);
