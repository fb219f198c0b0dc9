/** What the studio wrote, read as the build reads it: the walk asks whether the site shows it, not what it is. */
import { readManifest } from '#pictures/manifest.ts';
import { assemble } from '../app/content-assemble.server.ts';
import { readContentFiles } from '../app/owner/content-files.ts';

export const content = assemble(await readContentFiles(), readManifest());
