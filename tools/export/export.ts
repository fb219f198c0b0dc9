/**
 * `npm run export [folder]`: the site as files for any static host, its forms sent to the EmailJS cloud.
 * Run after the pictures are encoded and the content is checked.
 */
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { FORM_KEYS } from '#enquiry/forms.ts';
import { inTurn } from '#tools/release/lock.ts';
import { runStep } from '#tools/release/run-step.ts';
import { headersFile, redirectsFile } from './static-host.ts';

const CLOUD = 'https://api.emailjs.com';
const NEEDED = [
  'SITE_ORIGIN',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  ...FORM_KEYS.map((key) => `EMAILJS_TEMPLATE_${key.toUpperCase()}`),
];
const ROOT = join(import.meta.dirname, '..', '..');

const print = (line: string) => process.stdout.write(`${line}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Builds into `folder`, for the cloud. */
async function build(folder: string, origin: string) {
  const command = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const step = [join(dirname(command), 'bin.cjs'), 'build'];
  const env = { ...process.env, EMAILJS_ORIGIN: origin, BUILD_DIR: folder };
  try {
    await inTurn(join(ROOT, '.build.lock'), print, () =>
      runStep(step, { cwd: ROOT, env, isQuiet: false }),
    );
  } catch {
    fail('The build failed; the reason stands above. Nothing was exported.');
  }
}

/** A folder's own name may hold what a pattern means otherwise: brackets, or Windows' backslashes. */
const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => join(folder, file));

/** `about/index.html` becomes `about.html`: hosts serve it at `/about`, as the site's links say. */
function flatten(client: string): { paths: string[]; pages: string[] } {
  const paths = ['/'];
  // The deepest first, so that a folder is empty when its own page is taken out of it, unless files lie there too.
  const files = filesIn(client, '*/**/index.html').sort((a, b) => b.length - a.length);
  for (const file of files) {
    const folder = dirname(file);
    renameSync(file, `${folder}.html`);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
    const path = `/${relative(client, folder).replaceAll('\\', '/')}`;
    if (path !== '/404') paths.push(path);
  }
  const pages = filesIn(client, '**/*.html').map((file) => readFileSync(file, 'utf8'));
  return { paths: paths.sort(), pages };
}

/** What the build says of renamed projects. A static host knows no 410: a hidden one is simply not there. */
const movedIn = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, 'studio.json'), 'utf8')).addresses.moved;

const missing = NEEDED.filter((name) => !process.env[name]);
if (missing.length > 0)
  fail(
    `Not exported: a static host has no mail relay, so the forms go to the EmailJS cloud, and for that ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.\nSet them in the environment; the values are in the EmailJS dashboard, SITE_ORIGIN is the address of the site (https://…).`,
  );
const target = resolve(process.argv[2] ?? 'export');
const origin = (process.env.EMAILJS_ORIGIN || CLOUD).replace(/\/$/, '');
// Beside the build that may be being served, and inside the project, where the build finds its packages.
const folder = mkdtempSync(join(ROOT, '.export-'));
try {
  await build(folder, origin);
  const client = join(folder, 'client');
  // A host compresses by itself.
  for (const file of filesIn(client, '**/*.{br,gz}')) rmSync(file);
  const { paths, pages } = flatten(client);
  writeFileSync(join(client, '_headers'), headersFile(pages, origin));
  writeFileSync(join(client, '_redirects'), redirectsFile(paths, movedIn(folder)));
  // GitHub Pages would leave out `_.data`.
  writeFileSync(join(client, '.nojekyll'), '');
  rmSync(target, { recursive: true, force: true });
  cpSync(client, target, { recursive: true });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
print(`Exported to ${target}: give that folder to a static host. The forms go to ${origin}.`);
