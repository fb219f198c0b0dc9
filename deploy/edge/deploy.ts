/**
 * `npm run edge:deploy`: makes deploy/edge/build/, brings D1's tables up to date, and puts the site online. Wrangler is
 * fetched for it; arguments go on to it (`-- --dry-run`).
 */
import { make } from './make/main.ts';
import { missingMigrations, readMigrations } from './make/migrations.ts';
import { problemsOf, secretsIn } from './make/problems.ts';
import { databaseName, readWrangler } from './make/settings.ts';
import { askWrangler, wrangler } from './make/wrangler.ts';

const isDry = process.argv.includes('--dry-run');
const settings = readWrangler();
const { site, from } = await make();
const missing = missingMigrations(readMigrations());
// Nothing but Wrangler can tell the names of the worker's secrets.
const secrets = isDry ? ['SMTP_URL'] : secretsIn(askWrangler('secret', 'list'));
const problems = problemsOf(site.studio, settings, missing, secrets);
if (problems.length > 0 && !isDry) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`Deploying ${site.files.pages.size} pages from ${from}.\n`);

// The tables first: the worker that is online goes on working with columns that it does not know.
if (!isDry) wrangler('d1', 'migrations', 'apply', databaseName(settings), '--remote');
wrangler('deploy', ...process.argv.slice(2));
