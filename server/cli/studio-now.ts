import { join } from 'node:path';
import { releasesFolder, servedRelease, studioFile } from '#server/releases/folder.ts';
import { readStudio } from '#server/studio.ts';

/** The studio's facts of the release that is served; of the last build where there is none. Throws when there is neither. */
export function studioNow() {
  const folder = releasesFolder(process.env.DATA_DIR || 'data');
  const release = servedRelease(folder);
  const build = join(import.meta.dirname, '..', '..', 'build', 'studio.json');
  return readStudio(release ? studioFile(folder, release.id) : build);
}
