/** Finds the built site for hosts without the Node server: a build folder, or the current release with files of the previous ones. */
import { join } from 'node:path';
import { clientFolder, listReleases, servedRelease } from '#server/releases/folder.ts';
import { openBuild, openReleases } from '#server/releases/site.ts';
import type { SiteFiles } from '#server/static/load-files.ts';
import type { Studio } from '#server/studio.ts';

export interface BuiltSite {
  readonly studio: Studio;
  readonly files: SiteFiles;
  /** Folders of the files: of the site, then of older releases, newest first. */
  readonly roots: readonly string[];
}

export const siteFromBuild = (build: string): BuiltSite => {
  const { studio, files } = openBuild(build);
  if (!files) throw new Error(`${build} contains no site. Run npm run build, then try again.`);
  return { studio, files, roots: [join(build, 'client')] };
};

/** The current release; null if there is none. */
export function siteFromReleases(folder: string): BuiltSite | null {
  const current = servedRelease(folder);
  if (!current) return null;
  const site = openReleases(folder, () => {});
  site.stop();
  const older = listReleases(folder).filter(({ id }) => id !== current.id);
  const roots = [current, ...older].map(({ id }) => clientFolder(folder, id));
  const { studio, files } = site;
  if (!files)
    throw new Error(`${folder} contains no usable release. Run npm run release, then try again.`);
  return { studio, files, roots };
}
