import { content } from '#app/content.server.ts';
import { headForFilter } from '#app/seo/head.server.ts';
import { filterPath } from '#content-model/project-filters.server.ts';
import type { Route } from './+types/projects-filtered';
import { PicturesPage } from './pictures-page.tsx';
import { filteredPageData } from './projects-filtered-data.server.ts';

/** Projects of one kind, in one locality or of one budget. */
export function loader({ params: { group, choice } }: Route.LoaderArgs) {
  const data = filteredPageData(filterPath(group, choice), content);
  if (!data) throw new Response('Not found', { status: 404 });
  return { head: headForFilter(data.name), data };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default PicturesPage;
