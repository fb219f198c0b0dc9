/** `npm run enquiries -- <command>`: the studio's command line. Works beside the running server, on the same database. */
import '#server/startup/check-node.cjs';
import { join } from 'node:path';
import { releasesFolder, servedRelease, studioFile } from '#server/releases/folder.ts';
import { readStudio } from '#server/studio.ts';
import { run } from './run.ts';

/** Of the release that is served; of the last build where there is none. */
function studioFileNow(): string {
  const folder = releasesFolder(process.env.DATA_DIR || 'data');
  const release = servedRelease(folder);
  const build = join(import.meta.dirname, '..', '..', 'build', 'studio.json');
  return release ? studioFile(folder, release.id) : build;
}

process.umask(0o077);
// `| head` closes the pipe early; that is no error.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  now: Date.now(),
  width: process.stdout.columns ?? 160,
  readStudio: () => readStudio(studioFileNow()),
  projectFolder: join(import.meta.dirname, '..', '..'),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(`${text}\n`),
});
