/**
 * `npm start`: checks the settings, then serves the current release, and builds the next one in the background if the sources
 * have changed. If there is no release yet, a provisional one is made first, whose pictures are encoded while it is served. `--
 * --empty` begins without the demonstration.
 */
import './startup/check-node.cjs';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fail } from '#server/cli-output.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { withCredentials } from '#server/config/credentials.ts';
import { newerVersionMessage } from '#server/database/check-version.ts';
import { lowerPriority } from '#server/lower-priority.ts';
import { releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { checkDataDir, databaseFile } from '#server/startup/data-dir.ts';
import { startWithEmptySite } from '#server/startup/empty-site.ts';
import { inheritedSocket } from '#server/startup/inherited-socket.ts';
import { checkPort } from '#server/startup/port.ts';

const ROOT = join(import.meta.dirname, '..');
const DESK = join(ROOT, 'tools', 'desk', 'main.ts');
const RELEASE = join(ROOT, 'tools', 'release', 'main.ts');

function checkedConfig(): Config {
  try {
    return readConfig(withCredentials(process.env));
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** Starts the build in its own process, which ends when this one does. */
function startRelease(...args: string[]): ChildProcess {
  const env = { ...process.env, BUILD_PARENT: String(process.pid) };
  return spawn(process.execPath, [RELEASE, ...args], { cwd: ROOT, stdio: 'inherit', env });
}

/** The server continues with the current release. */
const couldNotStart = ({ message }: Error) =>
  void process.stderr.write(`A build could not be started: ${message}\n`);

/** Builds the desk's client: a second or two after an update, nothing otherwise. It prints its own errors. */
async function buildDesk() {
  const child = spawn(process.execPath, [DESK], { cwd: ROOT, stdio: 'inherit' });
  await once(child, 'exit').catch(couldNotStart);
}

async function releaseFirst() {
  process.stdout.write(
    'There is no release yet: the site opens in about 20 seconds, on a small machine in some minutes.\n',
  );
  const child = startRelease('--first');
  const stop = () => void child.kill();
  process.once('SIGTERM', stop);
  const [code] = await once(child, 'exit');
  process.off('SIGTERM', stop);
  if (code !== 0)
    fail(
      'The build failed for the reason above, so the site is not served. Fix it, then run npm start again.',
    );
}

/** Builds at low priority, so that visitors are served first. */
function releaseBeside() {
  // Files of the server are readable only by its owner; those of a build have the usual mode.
  const strict = process.umask(usualMask);
  const child = startRelease('--beside');
  child.on('error', couldNotStart);
  process.umask(strict);
  if (child.pid !== undefined) lowerPriority(constants.priority.PRIORITY_LOW, child.pid);
}

const unknown = process.argv.slice(2).find((arg) => arg !== '--empty');
if (unknown !== undefined)
  fail(`npm start takes only --empty: "${unknown}" is unknown. Nothing was done.`);
const isEmpty = process.argv.includes('--empty');

const usualMask = process.umask(0o077);
process.umask(usualMask);
const config = checkedConfig();
const { dataDir, host, port, desk } = config;
const problem =
  checkDataDir(dataDir) ??
  newerVersionMessage(databaseFile(dataDir)) ??
  (inheritedSocket(process.env, process.pid) ? null : await checkPort(host, port));
if (problem) fail(problem);
const refusal = isEmpty ? await startWithEmptySite(config) : null;
if (refusal) fail(refusal);
const hasRelease = servedRelease(releasesFolder(dataDir)) !== null;
if (desk) await buildDesk();
if (!hasRelease) await releaseFirst();
// An argument of main.ts is a build folder.
process.argv.splice(2);
await import('./main.ts');
releaseBeside();
