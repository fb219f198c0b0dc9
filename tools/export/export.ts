/** `npm run export [-- FOLDER] [--folders]`: writes the site for any static host. Its forms are sent to the EmailJS cloud. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FORM_KEYS } from '#contract/forms.ts';
import { fail, print } from '#server/cli-output.ts';
import { buildApart } from '#tools/release/build-site.ts';
import { messageOf } from '#tools/release/fault.ts';
import { buildVariables } from '#tools/release/variables.ts';
import { writeHostFiles } from './lay-out.ts';
import { replaceTarget, targetProblem } from './target.ts';

const CLOUD = 'https://api.emailjs.com';
const NEEDED = [
  'SITE_ORIGIN',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  ...FORM_KEYS.map((key) => `EMAILJS_TEMPLATE_${key.toUpperCase()}`),
];
const HELP = `npm run export                  writes export/ for Cloudflare Pages, Netlify, GitHub Pages and similar hosts
npm run export -- FOLDER        writes that folder instead
npm run export -- --folders     about/index.html instead of about.html: for plain file servers`;
const root = join(import.meta.dirname, '..', '..');
function readArguments() {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { folders: flag, help: flag };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) throw new Error(`Give one folder, not ${positionals.length}.`);
    return { ...values, target: resolve(positionals[0] ?? 'export') };
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${HELP}`);
  }
}

/** Redirects of renamed projects, from the build. A static host cannot answer 410: hidden projects do not exist there. */
const movedIn = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, 'studio.json'), 'utf8')).addresses.moved;

const { folders: areFolders, help, target } = readArguments();
if (help) {
  print(HELP);
  process.exit();
}
const missing = NEEDED.filter((name) => !process.env[name]);
if (missing.length > 0)
  fail(
    `Not exported: a static host has no mail relay, so the forms go to the EmailJS cloud. For that, ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.\nSet them in the environment; the values are in the EmailJS dashboard, SITE_ORIGIN is the address of the site (https://…).`,
  );
const problem = targetProblem(target);
if (problem) fail(`Nothing was exported. ${problem}`);
const sendsTo = (process.env.EMAILJS_ORIGIN || CLOUD).replace(/\/$/, '');
const env = { ...process.env, EMAILJS_ORIGIN: sendsTo };
const variables = buildVariables(env, {});
try {
  await buildApart(
    { root, env, variables, print, isQuiet: false, isForced: true },
    async (folder) => {
      const client = join(folder, 'client');
      writeHostFiles(client, { sendsTo, moved: movedIn(folder), areFolders });
      await replaceTarget(client, target);
    },
  );
} catch (error) {
  fail(`\nNothing was exported. ${messageOf(error)}`);
}
print(`Exported to ${target}: give that folder to a static host. The forms go to ${sendsTo}.`);
