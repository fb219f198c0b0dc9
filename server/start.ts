/** `npm start`: checks what can be checked at once, builds the site when the build is out of date, then serves it. */
import './startup/check-node.cjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config/config.ts';
import { newerVersionMessage } from '#server/database/check-version.ts';
import { reasonToBuild } from '#server/startup/build-freshness.ts';
import { checkDataDir, databaseFile } from '#server/startup/data-dir.ts';
import { checkPort } from '#server/startup/port.ts';
import { readStudio } from './studio.ts';

const ROOT = join(import.meta.dirname, '..');

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkedConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** Runs the build and shows its output. */
async function build(reason: string) {
  const startedAt = Date.now();
  process.stdout.write(
    `Building the site, because ${reason}. The first time takes a minute or two.\n`,
  );
  // An interrupted build must not look complete.
  rmSync(join(ROOT, 'build', 'studio.json'), { force: true });
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, 'run', 'build'], { cwd: ROOT, stdio: 'inherit' })
    : spawn('npm run build', { cwd: ROOT, stdio: 'inherit', shell: true });
  const stop = () => void child.kill();
  process.once('SIGTERM', stop);
  const [code] = await once(child, 'exit');
  process.off('SIGTERM', stop);
  if (code !== 0) fail('The build failed; the reason stands above. Nothing is served.');
  process.stdout.write(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.\n`);
}

const { dataDir, host, port } = checkedConfig();
const problem =
  checkDataDir(dataDir) ??
  newerVersionMessage(databaseFile(dataDir)) ??
  (await checkPort(host, port));
if (problem) fail(problem);
const reason = reasonToBuild(ROOT, process.env, readStudio);
if (reason) await build(reason);
await import('./main.ts');
