/**
 * `npm run edge:build`: makes deploy/edge/build/ from the current release (what the desk published last), or from
 * `build/` where there is none; `npm run edge:build -- FOLDER` from that build.
 */
import { join } from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { releasesFolder } from '#server/releases/folder.ts';
import { fromBuild, fromReleases } from '../../shared/built-site.ts';
import { buildEdge } from './build-edge.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
export const OUTPUT = join(import.meta.dirname, '..', 'build');

/** Builds what `folder` names, else the release, else `build/`. Returns the site and the worker's file. */
export async function make(folder?: string) {
  const { dataDir } = readConfig(process.env);
  const released = folder ? null : fromReleases(releasesFolder(dataDir));
  const site = released ?? fromBuild(folder ?? join(PROJECT, 'build'));
  const worker = await buildEdge(site, OUTPUT);
  const from = released ? `the current release of ${dataDir}` : (folder ?? 'build/');
  return { site, worker, from };
}

if (import.meta.main) {
  const { site, from } = await make(process.argv[2]);
  const { size } = site.files.pages;
  process.stdout.write(`deploy/edge/build/ holds ${size} pages, from ${from}.\n`);
}
