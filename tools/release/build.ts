/** `npm run build`: pictures, check of the content, pages, in `build/`. */
import { join } from 'node:path';
import { print } from '#server/cli-output.ts';
import { readConfig } from '#server/config/config.ts';
import { releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { buildSite } from './build-site.ts';
import { messageOf } from './fault.ts';
import { buildVariables, originNotice } from './variables.ts';

const root = join(import.meta.dirname, '..', '..');

try {
  const { env } = process;
  const { dataDir } = readConfig(env);
  const remembered = servedRelease(releasesFolder(dataDir))?.variables ?? {};
  const variables = buildVariables(env, remembered);
  await buildSite({ root, env, variables, print, isQuiet: false, isForced: true });
  const notice = originNotice(env, variables);
  if (notice) print(notice);
} catch (error) {
  // The step has already printed its message.
  process.stderr.write(`\nNot built. ${messageOf(error)}\n`);
  process.exitCode = 1;
}
