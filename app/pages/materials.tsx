import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { MaterialPage } from '#app/sections/materials/material-page.tsx';
import { MaterialsPage } from '#app/sections/materials/materials-page.tsx';
import { MATERIALS_STYLES } from '#app/sections/materials/styles.ts';
import { headForCollection } from '#app/seo/collection-head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { EnquireButton } from '#app/shell/enquiry-popup/enquire-button.tsx';
import { MATERIALS, pathOf } from '#content-model/collection-paths.server.ts';
import type { Route } from './+types/materials';
import { materialPageData, materialsPageData } from './materials-data.server.ts';
import { useSiteData } from './use-site-data.ts';

export function loader({ params: { material, page: n } }: Route.LoaderArgs) {
  if (!material) return { head: headForCollection(MATERIALS, {}), all: materialsPageData(content) };
  const page = Number(n ?? 1);
  const one = materialPageData(material, page, content);
  if (!one) throw new Response('Not found', { status: 404 });
  return { head: headForCollection(pathOf({ material }, page), { material }, page), one };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function Materials({ loaderData: { all, one } }: Route.ComponentProps) {
  const { kit } = useSiteData();
  const below = (children: React.ReactNode) => <Below styles={MATERIALS_STYLES}>{children}</Below>;
  if (all) return <MaterialsPage {...all} below={below} />;
  return (
    <MaterialPage
      key={one.name}
      {...one}
      below={below}
      enquire={<EnquireButton>{kit.words.enquiry.button}</EnquireButton>}
    />
  );
}

export default whenDataChanges(Materials);
