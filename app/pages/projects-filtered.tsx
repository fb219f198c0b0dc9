import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { RoomsPage } from '#app/sections/materials/rooms-page.tsx';
import { MATERIALS_STYLES } from '#app/sections/materials/styles.ts';
import { headForFilter } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { EnquireButton } from '#app/shell/enquiry-popup/enquire-button.tsx';
import type { Route } from './+types/projects-filtered';
import { filteredPageData } from './projects-filtered-data.server.ts';
import { useSiteData } from './use-site-data.ts';

/** Projects of one kind, in one locality or of one budget. */
export function loader({ params: { group, choice } }: Route.LoaderArgs) {
  const data = filteredPageData(`/projects/${group}/${choice}`, content);
  if (!data) throw new Response('Not found', { status: 404 });
  return { head: headForFilter(data.name), data };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function FilteredProjects({ loaderData: { data } }: Route.ComponentProps) {
  const { kit } = useSiteData();
  return (
    <RoomsPage
      {...data}
      below={(children) => <Below styles={MATERIALS_STYLES}>{children}</Below>}
      enquire={<EnquireButton>{kit.words.enquiry.button}</EnquireButton>}
    />
  );
}

export default whenDataChanges(FilteredProjects);
