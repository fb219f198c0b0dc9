import { WhatsAppLink } from '#app/components/reach-links.tsx';
import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import PROJECT_PAGE_STYLES from '#app/sections/portfolio/project-page/project-page.css?url';
import { ProjectPage } from '#app/sections/portfolio/project-page/project-page.tsx';
import { headForProject } from '#app/seo/project-head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { EnquireButton } from '#app/shell/enquiry-popup/enquire-button.tsx';
import type { Route } from './+types/project';
import { projectPageData } from './project-data.server.ts';
import { useSiteData } from './use-site-data.ts';

export function loader({ params }: Route.LoaderArgs) {
  const data = projectPageData(params.slug, content);
  if (!data) throw new Response('Not found', { status: 404 });
  return { head: headForProject(params.slug), ...data };
}

/** Data does not change between builds, so going back from a picture requests nothing. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
}: {
  readonly currentParams: { readonly slug?: string };
  readonly nextParams: { readonly slug?: string };
}) => currentParams.slug !== nextParams.slug;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function ProjectRoute({ loaderData }: Route.ComponentProps) {
  const { kit } = useSiteData();
  const { head: _, ...data } = loaderData;
  return (
    <ProjectPage
      key={data.project.slug}
      {...data}
      below={(children) => <Below styles={PROJECT_PAGE_STYLES}>{children}</Below>}
      ways={
        <>
          <EnquireButton>{data.words.enquire}</EnquireButton>
          {kit.reach.whatsapp && <WhatsAppLink whatsapp={kit.reach.whatsapp} className="link" />}
        </>
      }
    />
  );
}

export default whenDataChanges(ProjectRoute);
