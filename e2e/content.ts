/** What the studio wrote, read as the build reads it: the walk asks whether the site shows it, not what it is. */

import { assemble } from '#app/content/assemble.server.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readContentFiles } from '#tools/content/content-files.ts';

export const content = assemble(await readContentFiles(), readManifest());

/** Addresses of all pages; an unknown one is told apart in found.spec.ts. */
export const PATHS = Object.keys(content.pages).filter((path) => path !== '/404');
