/** What the studio wrote, read as the build reads it: the walk asks whether the site shows it, not what it is. */

import { projectPath } from '#app/content/addresses.server.ts';
import { assemble } from '#app/content/assemble.server.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from '#tools/content/content-files.ts';

export const content = assemble(await readContentFiles(), readManifest());

/** Addresses of the projects' own pages. */
export const PROJECT_PATHS = content.categories.flatMap(({ projects }) =>
  projects.map(({ slug }) => projectPath(slug)),
);

/** Addresses of all pages; an unknown one is told apart in found.spec.ts. */
export const PATHS = Object.keys(content.pages).filter((path) => path !== '/404');
