import { join } from 'node:path';
import { releasesFolder, servedRelease, studioFile } from '#server/releases/folder.ts';
import { readStudio } from '#server/studio.ts';

/** The studio's data from the served release, else from the last build. Throws if there is neither. */
export function currentStudio() {
  const folder = releasesFolder(process.env.DATA_DIR || 'data');
  const release = servedRelease(folder);
  const build = join(import.meta.dirname, '..', '..', 'build', 'studio.json');
  return readStudio(release ? studioFile(folder, release.id) : build);
}
