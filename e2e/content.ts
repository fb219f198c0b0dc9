/** The content as the build reads it: the tests check that the site shows it, not what it says. */

import { projectPath } from '#content-model/addresses.server.ts';
import { assemble } from '#content-model/assemble.server.ts';
import { foundPages } from '#content-model/collection-paths.server.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from '#tools/content/content-files.ts';

export const content = assemble(await readContentFiles(), readManifest());

/** Addresses of the projects' own pages. */
export const PROJECT_PATHS = content.categories.flatMap(({ projects }) =>
  projects.map(({ slug }) => projectPath(slug)),
);

/** Addresses of the pages of materials and of rooms that search engines are told of. */
export const COLLECTION_PATHS = foundPages(content.collections).map(({ path }) => path);

/** Addresses of all pages; unknown addresses are tested in seo.spec.ts. */
export const PATHS = Object.keys(content.pages).filter((path) => path !== '/404');
