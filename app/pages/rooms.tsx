import { content } from '#app/content.server.ts';
import { headForCollection } from '#app/seo/collection-head.server.ts';
import { pathOf } from '#content-model/collection-paths.server.ts';
import type { Route } from './+types/rooms';
import { PicturesPage } from './pictures-page.tsx';
import { roomsPageData } from './rooms-data.server.ts';

/** "/rooms/kitchen/kota/2": the room is followed by a material, a page number, or both. */
function selectionOf({ kind, material, page }: Route.LoaderArgs['params']) {
  const isNumber = material !== undefined && /^\d+$/.test(material);
  return {
    selection: { kind, material: isNumber ? undefined : material },
    page: Number((isNumber ? material : page) ?? 1),
  };
}

export function loader({ params }: Route.LoaderArgs) {
  const { selection, page } = selectionOf(params);
  const data = roomsPageData(selection, page, content);
  if (!data) throw new Response('Not found', { status: 404 });
  return { head: headForCollection(pathOf(selection, page), selection, page), data };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default PicturesPage;
