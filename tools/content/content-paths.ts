/** Paths of all pages that depend on the content, for the prerenderer, which needs them before the content is loaded. */

import { assemble } from '#content-model/assemble.server.ts';
import { collectionPages } from '#content-model/collection-paths.server.ts';
import { projectPath } from '#content-model/pages.ts';
import { filterPages } from '#content-model/project-filters.server.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from './content-files.ts';

/**
 * "/projects/patil-residence", "/materials/kota", "/rooms/kitchen/kota", "/projects/where/baner": every project that is
 * not hidden, and every page of a material, room or filter that shows a picture.
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
