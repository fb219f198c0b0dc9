/** The site that goes to the edge: a build folder, or the current release with the files of those before it. */
import { join } from 'node:path';
import { clientFolder, listReleases, servedRelease } from '#server/releases/folder.ts';
import { openBuild, openReleases } from '#server/releases/site.ts';
import type { BuiltSite } from './build-edge.ts';

export const fromBuild = (build: string): BuiltSite => {
  const { studio, files } = openBuild(build);
  return { studio, files: files!, roots: [join(build, 'client')] };
};

/** What the desk published last, or `npm run release` made; null where there is none. */
export function fromReleases(folder: string): BuiltSite | null {
  const current = servedRelease(folder);
  if (!current) return null;
  const site = openReleases(folder, () => {});
  site.stop();
  const older = listReleases(folder).filter(({ id }) => id !== current.id);
  const roots = [current, ...older].map(({ id }) => clientFolder(folder, id));
  return { studio: site.studio, files: site.files!, roots };
}
