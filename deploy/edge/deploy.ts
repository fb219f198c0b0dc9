/**
 * `npm run edge:deploy`: makes deploy/edge/build/, brings D1's tables up to date, and puts the site online. Wrangler is
 * fetched for it; arguments go on to it (`-- --dry-run`).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { make } from './make/main.ts';
import { missingMigrations, readMigrations } from './make/migrations.ts';
import { problemsOf, secretsIn } from './make/problems.ts';
import { readWrangler } from './make/settings.ts';

const WRANGLER = 'wrangler@4.118.0';
const SETTINGS = join(import.meta.dirname, 'wrangler.jsonc');

const isDry = process.argv.includes('--dry-run');
const settings = readWrangler();
const { site, from } = await make();
const missing = missingMigrations(readMigrations());
const problems = problemsOf(site.studio, settings, missing, isDry ? ['SMTP_URL'] : secrets());
if (problems.length > 0 && !isDry) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`Deploying ${site.files.pages.size} pages from ${from}.\n`);

/** Names of the worker's secrets, which nothing but Wrangler can tell. */
function secrets(): string[] {
  const args = ['--yes', WRANGLER, 'secret', 'list', '--config', SETTINGS];
  const { stdout } = spawnSync('npx', args, {
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  return secretsIn(stdout ?? '');
}

/** Ends this program with Wrangler's status when it fails. */
function wrangler(...args: readonly string[]): void {
  const all = ['--yes', WRANGLER, ...args, '--config', SETTINGS];
  const { status } = spawnSync('npx', all, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

// The tables first: the worker that is online goes on working with columns that it does not know.
if (!isDry)
  wrangler('d1', 'migrations', 'apply', settings.d1_databases[0]!.database_name, '--remote');
wrangler('deploy', ...process.argv.slice(2));
