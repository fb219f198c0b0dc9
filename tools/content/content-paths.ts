/** Addresses of all pages that the content adds, for the prerenderer, which asks before the content is read. */
import { projectPath } from '#content-model/addresses.server.ts';
import { assemble } from '#content-model/assemble.server.ts';
import { collectionPages } from '#content-model/collection-paths.server.ts';
import { filterPages } from '#content-model/project-filters.server.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from './content-files.ts';

/**
 * "/projects/patil-residence", "/materials/kota", "/rooms/kitchen/kota", "/projects/where/baner": every project that is not
 * hidden, and every page of materials, rooms and filters that shows a picture.
 */
export async function contentPaths(): Promise<string[]> {
  const content = assemble(await readContentFiles(), readManifest());
  const { collections, categories, projects, costs } = content;
  const own = categories.flatMap((category) => category.projects);
  return [
    ...own.map(({ slug }) => projectPath(slug)).sort(),
    ...collectionPages(collections).map(({ path }) => path),
    ...filterPages(categories, projects.filters, costs).map(({ path }) => path),
  ];
}
