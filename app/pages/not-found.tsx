import { redirectDocument } from 'react-router';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content/content.server.ts';
import { headFor } from '#app/seo/head.server.ts';
import type { Route } from './+types/not-found';
import { homeData } from './home-data.server.ts';
import { HomeSections } from './home-sections.tsx';

/** Any other path shows the home page (specification, section 2), and says that nothing was found there. */
export const loader = () => ({ head: headFor('/404'), ...homeData(content) });

/** Inside the site there is no link to such a path; should one come up, the server answers it with its status. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<never> => {
  throw redirectDocument(request.url);
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function NotFound({ loaderData }: Route.ComponentProps) {
  return <HomeSections {...loaderData} notice={loaderData.hero.notFound} />;
}

export default whenDataChanges(NotFound);
