/** Addresses of the pages of materials and rooms and of the filters of projects, for the prerenderer, which asks before the content is read. */
import { assemble } from '#content-model/assemble.server.ts';
import { collectionPages } from '#content-model/collection-paths.server.ts';
import { filterPages } from '#content-model/project-filters.server.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from './content-files.ts';

/** "/materials/kota", "/rooms/kitchen/kota", "/projects/where/baner": every one that shows a picture. */
export async function collectionPaths() {
  const { collections, categories, projects, costs } = assemble(
    await readContentFiles(),
    readManifest(),
  );
  return [...collectionPages(collections), ...filterPages(categories, projects.filters, costs)].map(
    ({ path }) => path,
  );
}
