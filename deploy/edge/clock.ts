/**
 * `npm run edge:clock`: shows this machine's time; with `-- --yes` the owner confirms it in D1, where old enquiries are not
 * erased while the edge's clock is doubted. Wrangler is run by npx.
 */
import { CLOCK_CONFIRMED } from '#server/enquiries/clock-check.ts';
import { confirmClockSql } from './make/confirm-clock.ts';
import { databaseName, readWrangler } from './make/settings.ts';
import { wrangler } from './make/wrangler.ts';

const now = Date.now();
const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--yes');
if (unknown.length > 0) {
  process.stderr.write(
    `edge:clock accepts only the option --yes; "${unknown.join(' ')}" is unknown.\n`,
  );
  process.exit(2);
}
process.stdout.write(`The clock says ${new Date(now).toUTCString()}.\n`);
if (!options.includes('--yes')) {
  process.stderr.write('If that is right, add --yes: npm run edge:clock -- --yes\n');
  process.exit(1);
}
wrangler(
  'd1',
  'execute',
  databaseName(readWrangler()),
  '--remote',
  '--command',
  confirmClockSql(now),
);
process.stdout.write(CLOCK_CONFIRMED);
