/** `npm run launch-check [-- --mail]`: what is left before the site opens; exit 0 means ready. */
import { spawnSync } from 'node:child_process';
import { listContent } from '#pictures/sources.ts';
import { readContentFiles } from '#tools/content/content-files.ts';
import { launchCheck } from './check.ts';
import { report } from './finding.ts';

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== '--mail');
if (unknown !== undefined) {
  process.stderr.write(`launch-check does not know "${unknown}"; it takes --mail alone.\n`);
  process.exit(2);
}

const checkContent = new URL('../content/check-content.ts', import.meta.url).pathname;
const { status } = spawnSync(process.execPath, [decodeURIComponent(checkContent)], {
  stdio: 'inherit',
});
if (status !== 0) {
  process.stderr.write('Put that right first; what is left besides is told then.\n');
  process.exit(1);
}

const { findings, notes, sentTo } = await launchCheck({
  root: '.',
  texts: await readContentFiles(),
  files: await listContent(),
  year: new Date().getFullYear(),
  env: process.env,
  mail: args.includes('--mail'),
});
process.stdout.write(report(findings));
for (const note of notes) process.stdout.write(`${note}\n`);
if (sentTo && !findings.some(({ what }) => what.includes('test mail')))
  process.stdout.write(
    `A test mail went to ${sentTo}: look whether it arrived, and not in the spam.\n`,
  );
process.exitCode = findings.length === 0 ? 0 : 1;
