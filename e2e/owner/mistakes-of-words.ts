/** What goes wrong in an editor. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { harmless, type Mistake, named } from './mistake.ts';
import type { Trial } from './trial.ts';

const SITE = 'content/site.yaml';
const HOME = 'content/home.yaml';

/** A file in another encoding, as editors of Windows save it. */
function encode(trial: Trial, file: string, encoding: (text: string) => Uint8Array) {
  trial.write(file, encoding(readFileSync(trial.at(file), 'utf8')));
}

export const WORD_MISTAKES: readonly Mistake[] = [
  {
    what: 'a field is misspelt, and the site is started again',
    async attempt(trial) {
      const before = trial.served();
      trial.edit(HOME, /^( +)headline:/m, '$1headlin:');
      const site = await trial.restart();
      await trial.said(site, /NOT PUBLISHED: the site stays as it was\.[\s\S]*headlin/);
      await pause(1500);
      const { release } = await trial.health();
      const isTold = release.failedBuild?.message.includes('did you mean `headline`?');
      return {
        code: 0,
        output: site.output(),
        wanted: 0,
        reads: [/home\.yaml:\d+:\d+: .*nothing called `headlin` .*did you mean `headline`\?/],
        faults: [
          ...(trial.served() === before && release.id === before
            ? []
            : ['another release is served']),
          ...(isTold ? [] : ['/healthz does not tell']),
        ],
      };
    },
  },
  named(
    'a sentence with a colon stands without quotes',
    (trial) => trial.edit(SITE, /^tagline: .*$/m, 'tagline: Interiors: rooms and gardens'),
    /site\.yaml:\d+:\d+: .*quotes/,
  ),
  named(
    'a quotation mark is not closed',
    (trial) => trial.edit(SITE, /^ {2}opens: .*$/m, '  opens: "09:00'),
    /site\.yaml:\d+/,
  ),
  named(
    'a field is misspelt',
    (trial) => trial.edit(SITE, /postalCode:/, 'postlaCode:'),
    /site\.yaml:\d+:\d+: .*nothing called `postlaCode` belongs here; did you mean `postalCode`\?/,
  ),
  named(
    'a file is saved in the encoding of Windows (cp1252)',
    (trial) => {
      trial.edit(SITE, /^tagline: .*$/m, 'tagline: Café rooms');
      encode(trial, SITE, (text) => Buffer.from(text.replaceAll(/[^\0-ÿ]/g, '?'), 'latin1'));
    },
    /site\.yaml:\d+: .*UTF-8/,
  ),
  named(
    'a file is saved as UTF-16',
    (trial) => encode(trial, SITE, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
    /site\.yaml:1: The file is written in UTF-16\. Save it as UTF-8/,
  ),
  harmless('a file is saved with a byte order mark and the line ends of Windows', (trial) =>
    encode(trial, SITE, (text) => Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`)),
  ),
  harmless('the postal code is written as a number', (trial) =>
    trial.edit(SITE, /postalCode: .*$/m, 'postalCode: 411045'),
  ),
  named(
    'a link leads to no page',
    (trial) => trial.edit(SITE, /to: \/about,/, 'to: /abuot,'),
    /site\.yaml:\d+:\d+: .*"\/abuot", which is no page of the site\. Did you mean "\/about"\?/,
  ),
  named(
    'the e-mail address has a space in it',
    (trial) => trial.edit(SITE, /^email: .*$/m, 'email: studio @angan.in'),
    /site\.yaml:\d+:\d+: .*e-mail address without spaces/,
  ),
  {
    what: 'all projects are taken away',
    async attempt(trial) {
      trial.remove('content/projects');
      const release = await trial.npm('release');
      await trial.live();
      const page = await (await trial.page('/projects')).text();
      return {
        ...release,
        wanted: 0,
        reads: [/Current: /],
        faults: /role="tab"|Five places/.test(page) ? ['an empty tab, or a count of places'] : [],
      };
    },
  },
];
