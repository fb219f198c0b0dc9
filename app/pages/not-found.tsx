import { redirectDocument } from 'react-router';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { headFor } from '#app/seo/head.server.ts';
import type { Route } from './+types/not-found';
import { homeData } from './home-data.server.ts';
import { HomeSections } from './home-sections.tsx';

/** Any other path shows the home page with a notice that nothing was found (docs/specification/screens.md). */
export const loader = () => ({ head: headFor('/404'), ...homeData(content) });

/**
 * No link of the site leads to such a path; if one does, the document is loaded, so that the server answers with status
 * 404. A document that stands there already is one of another page: to load it again would never end.
 */
export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<never> => {
  const isHere = new URL(request.url).pathname === location.pathname;
  throw isHere ? new Error(`There is no page at ${request.url}.`) : redirectDocument(request.url);
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function NotFound({ loaderData }: Route.ComponentProps) {
  return <HomeSections {...loaderData} notice={loaderData.hero.notFound} />;
}

export default whenDataChanges(NotFound);
