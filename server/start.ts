/** `npm start`: checks what can be checked at once, builds when the build is not fresh, then serves. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config/config.ts';
import { reasonToBuild } from '#server/startup/build-freshness.ts';
import { dataFolderFault } from '#server/startup/data-dir.ts';
import { portFaultNow } from '#server/startup/port.ts';
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

/** Runs the build with its own output in view. */
async function build(reason: string) {
  const startedAt = Date.now();
  process.stdout.write(
    `Building the site, because ${reason}. The first time takes a minute or two.\n`,
  );
  // A build that is broken off must not look finished.
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

const config = checkedConfig();
const fault = dataFolderFault(config.dataDir) ?? (await portFaultNow(config.host, config.port));
if (fault) fail(fault);
const reason = reasonToBuild(ROOT, process.env, readStudio);
if (reason) await build(reason);
await import('./main.ts');
