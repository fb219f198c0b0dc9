/**
 * `npm run edge:deploy`: makes deploy/edge/build/, migrates D1's tables, and deploys the site. Wrangler is run by npx; arguments
 * are passed to it (`-- --dry-run`).
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
// Only Wrangler knows the names of the Worker's secrets.
const secrets = isDry ? ['SMTP_URL'] : secretsIn(askWrangler('secret', 'list'));
const problems = problemsOf(site.studio, settings, missing, secrets);
if (problems.length > 0 && !isDry) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`Deploying ${site.files.pages.size} pages from ${from}.\n`);

// The tables first, because the Worker that is online also works with columns that it does not know.
if (!isDry) wrangler('d1', 'migrations', 'apply', databaseName(settings), '--remote');
wrangler('deploy', ...process.argv.slice(2));
