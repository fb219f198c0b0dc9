/** The content as the build reads it. The tests check that the site shows it, not what it says. */

import { assemble } from '#content-model/assemble.server.ts';
import { foundPages } from '#content-model/collection-paths.server.ts';
import { projectPath } from '#content-model/pages.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from '#tools/content/content-files.ts';

export const content = assemble(await readContentFiles(), readManifest());

/** Paths of the projects' pages. */
export const PROJECT_PATHS = content.categories.flatMap(({ projects }) =>
  projects.map(({ slug }) => projectPath(slug)),
);

/** Paths of the pages of materials and rooms in the sitemap. */
export const COLLECTION_PATHS = foundPages(content.collections).map(({ path }) => path);

/** Paths of all pages; unknown addresses are tested in seo.spec.ts. */
export const PATHS = Object.keys(content.pages).filter((path) => path !== '/404');
