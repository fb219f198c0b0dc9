/**
 * `npm run edge:build`: makes deploy/edge/build/ from the current release (the desk's last publish), or from `build/` if there
 * is none; `npm run edge:build -- FOLDER` from that build.
 */
import { join } from 'node:path';
import { fail } from '#server/cli-output.ts';
import { readConfig } from '#server/config/config.ts';
import { releasesFolder } from '#server/releases/folder.ts';
import { messageOf, ReleaseFault } from '#tools/release/fault.ts';
import { pathProblem } from '#tools/release/project-path.ts';
import { siteFromBuild, siteFromReleases } from '../../shared/built-site.ts';
import { buildEdge } from './build-edge.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
export const OUTPUT = join(import.meta.dirname, '..', 'build');

async function build(folder?: string) {
  const problem = pathProblem(PROJECT);
  if (problem) throw new ReleaseFault(problem);
  const { dataDir } = readConfig(process.env);
  const released = folder ? null : siteFromReleases(releasesFolder(dataDir));
  const site = released ?? siteFromBuild(folder ?? join(PROJECT, 'build'));
  const worker = await buildEdge(site, OUTPUT);
  const from = released ? `the current release of ${dataDir}` : (folder ?? 'build/');
  return { site, worker, from };
}

/** Builds from `folder`, else the release, else `build/`. Returns the site and the Worker's file; an error ends the program. */
export const make = (folder?: string) =>
  build(folder).catch((error: unknown) => fail(messageOf(error)));

if (import.meta.main) {
  const [folder, ...more] = process.argv.slice(2);
  const unknown = folder?.startsWith('-') ? folder : more[0];
  if (unknown !== undefined)
    fail(`edge:build takes one folder at most: "${unknown}" is unknown. Nothing was done.`);
  const { site, from } = await make(folder);
  const { size } = site.files.pages;
  process.stdout.write(`deploy/edge/build/ contains ${size} pages, from ${from}.\n`);
}
