/** The site that a home serves by itself: a build folder, or the current release with the files of those before it. */
import { join } from 'node:path';
import { clientFolder, listReleases, servedRelease } from '#server/releases/folder.ts';
import { openBuild, openReleases } from '#server/releases/site.ts';
import type { SiteFiles } from '#server/static/load-files.ts';
import type { Studio } from '#server/studio.ts';

export interface BuiltSite {
  readonly studio: Studio;
  readonly files: SiteFiles;
  /** Folders of the files: the site's own, then those of older releases, newest first. */
  readonly roots: readonly string[];
}

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
