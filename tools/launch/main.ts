/** `npm run launch-check [-- --mail]`: what is left before the site opens; exit 0 means ready. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listContent } from '#pictures/sources.ts';
import { readConfig } from '#server/config/config.ts';
import { hasOwnContent, publishedContent } from '#server/drafts/published.ts';
import { readContentFiles } from '#tools/content/content-files.ts';
import { launchCheck } from './check.ts';
import { report } from './finding.ts';
import { originalValues } from './original-values.ts';

const args = process.argv.slice(2);
const isJson = args.includes('--json');
const unknown = args.find((arg) => arg !== '--mail' && arg !== '--json');
if (unknown !== undefined) {
  process.stderr.write(`launch-check does not know "${unknown}"; it takes --mail and --json.\n`);
  process.exit(2);
}

// The check is about what the desk has published, not the checkout's content.
let isAtDesk = false;
try {
  const config = readConfig(process.env);
  isAtDesk = hasOwnContent(config);
  if (isAtDesk) process.env.CONTENT_DIR = publishedContent(config);
} catch {
  // Invalid settings are reported by the check of the host.
}
const checkContent = join(import.meta.dirname, '..', 'content', 'check-content.ts');
const { status } = spawnSync(process.execPath, [checkContent], {
  stdio: isJson ? ['ignore', 'ignore', 'inherit'] : 'inherit',
});
if (status !== 0 && !isJson) {
  process.stderr.write('Fix that first, then run this again for the rest.\n');
  process.exit(1);
}

const texts = await readContentFiles();
const { findings, done, notes, sentTo } = await launchCheck({
  root: '.',
  texts,
  original: isJson ? await originalValues(texts) : [],
  files: await listContent(),
  year: new Date().getFullYear(),
  env: process.env,
  mail: args.includes('--mail'),
});
if (isJson) process.stdout.write(JSON.stringify({ findings, done }));
else process.stdout.write(report(findings, isAtDesk ? 'desk' : 'file'));
for (const note of isJson ? [] : notes) process.stdout.write(`${note}\n`);
if (!isJson && sentTo && !findings.some(({ what }) => what.includes('test email')))
  process.stdout.write(
    `A test email was sent to ${sentTo}: check that it arrived, and not in the spam folder.\n`,
  );
process.exitCode = findings.length === 0 ? 0 : 1;
