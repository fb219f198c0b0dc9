/**
 * Replaces preview.ts in tests: builds the small site from `CONTENT_DIR/home.yaml`, very fast. `node small-preview.ts <ms>`
 * takes that long; `node small-preview.ts check` only writes the mistakes to `CHECK_REPORT`. If the text contains FAULT, FULL,
 * CRASH, BROKEN or HANG, it ends in that way.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { previewFolder, releasesFolder } from '#server/releases/folder.ts';
import { watchParent } from '#server/startup/parent.ts';
import { STUDIO, writeFiles } from '#server/testing/samples.ts';
import { publish } from '../publish.ts';
import { fingerprintOf, readSources } from '../sources.ts';
import { mediaIn, siteOf } from './small-site.ts';

const { CONTENT_DIR = '', DATA_DIR = '', BUILD_PARENT, CHECK_REPORT = '' } = process.env;
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
if (BUILD_PARENT) watchParent(Number(BUILD_PARENT), () => process.exit(1));
const words = readFileSync(join(CONTENT_DIR, 'home.yaml'), 'utf8');
const file = 'content/home.yaml';
const faults = [...words.matchAll(/FAULT/g)].map((_, at) => ({
  ...{ file, line: 1, field: `hero › ${at + 2} › headline`, message: 'is too long.' },
}));
if (process.argv[2] === 'check') {
  writeFileSync(CHECK_REPORT, JSON.stringify(faults));
  process.exit();
}

say({ step: 'check' });
await pause(Number(process.argv[2] ?? 0));
if (words.includes('HANG')) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(join(DATA_DIR, 'hanging.txt'), String(child.pid));
  await pause(600_000);
}
if (words.includes('CRASH')) process.kill(process.pid, 'SIGKILL');
if (words.includes('FULL'))
  say({ fault: 'The disk is full: make room, then run it again.', problems: [] });
else if (faults.length > 0) say({ fault: 'The content has a fault.', problems: faults });
else if (words.includes('BROKEN'))
  say({ fault: 'Error: The page /about has no title.\nSee the log.', problems: [] });
else {
  say({ step: 'pictures' });
  say({ done: 1, of: 2 });
  const root = mkdtempSync(join(tmpdir(), 'small-preview-'));
  say({ step: 'pages' });
  const sources = readSources(root);
  const media = mediaIn(CONTENT_DIR);
  const site = siteOf(words.trim());
  for (const { name, bytes } of media) site[`media/${name}`] = bytes;
  const shown = media.filter(({ isHidden }) => !isHidden);
  const images = shown.map(({ name }) => `<img src="/media/${name}">`).join('');
  site['index.html'] = String(site['index.html']).replace('</html>', `${images}</html>`);
  writeFiles(join(root, 'client'), site);
  writeFiles(root, {
    'studio.json': JSON.stringify(STUDIO),
    'sources.json': JSON.stringify({ sources, variables: {} }),
  });
  say({ step: 'whole' });
  const into = previewFolder(DATA_DIR);
  const id = await publish({
    folder: releasesFolder(DATA_DIR),
    into,
    build: root,
    facts: { fingerprint: fingerprintOf(sources), variables: {} },
    now: Date.now(),
    print: () => {},
    media: () => Object.fromEntries(shown.map(({ name, file }) => [name, sources[file]!])),
    expected: [],
    pageBytes: () => 10_000,
  });
  for (const name of readdirSync(into))
    if (name !== id && /^\d/.test(name)) rmSync(join(into, name), { recursive: true });
  rmSync(root, { recursive: true });
  say({ id });
}
process.exit();
