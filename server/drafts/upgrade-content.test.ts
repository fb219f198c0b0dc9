import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { formatProblem } from '#content-model/problem.server.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { checkContent } from '#tools/content/check.ts';
import { readContent } from '#tools/content/content-files.ts';
import { draftFolder } from './draft-folder.ts';
import { createDrafts } from './drafts.ts';
import { copyFolder } from './folders.ts';
import { CHECKOUT, publishedContent } from './published.ts';
import { upgradeContent, upgradePublishedContent } from './upgrade-content.ts';
import { keepVersion, makeVersionCurrent } from './versions.ts';

/** Files that came after the first release. */
const NEWER = ['costs.yaml', 'process.yaml', 'people.yaml', 'clients.yaml'];

/** Parts of pages that came after them. */
const NEWER_PARTS = [
  ['why-choose-us.yaml', 'risks'],
  ['expertise.yaml', 'materials'],
  ['faq.yaml', 'more'],
  ['faq.yaml', 'answers'],
] as const;

/** Content as it was before these, with a line of the studio's own. */
async function olderContent(): Promise<string> {
  const content = join(temporaryFolder(), 'content');
  await copyFolder(CHECKOUT, content, true);
  for (const file of NEWER) rmSync(join(content, file));
  for (const [name, part] of NEWER_PARTS) {
    const path = join(content, name);
    const words = parseDocument(readFileSync(path, 'utf8'));
    words.delete(part);
    rmSync(path);
    writeFileSync(path, words.toString());
  }
  const file = join(content, 'pages.yaml');
  const pages = parseDocument(readFileSync(file, 'utf8'));
  for (const path of ['/cost', '/process']) pages.delete(path);
  pages.setIn(['/', 'title'], 'Our own title');
  const forms = parseDocument(readFileSync(join(content, 'forms.yaml'), 'utf8'));
  forms.deleteIn(['labels', 'user_phone']);
  forms.setIn(['labels', 'user_name'], 'Our name for it');
  rmSync(join(content, 'forms.yaml'));
  writeFileSync(join(content, 'forms.yaml'), forms.toString());
  rmSync(file);
  writeFileSync(file, pages.toString());
  return content;
}

test('content of an older version gets the words of newer pages, keeps its own, and passes the check', async () => {
  const content = await olderContent();
  expect(await upgradeContent(content)).toBe(true);
  const pages = parse(readFileSync(join(content, 'pages.yaml'), 'utf8'));
  expect(pages['/'].title).toBe('Our own title');
  for (const path of ['/cost', '/process']) expect(pages[path].title).toBeTypeOf('string');
  const { labels } = parse(readFileSync(join(content, 'forms.yaml'), 'utf8'));
  expect(labels).toMatchObject({ user_phone: expect.any(String), user_name: 'Our name for it' });
  for (const file of NEWER) expect(readdirSync(content)).toContain(file);
  for (const [file, part] of NEWER_PARTS)
    expect(parse(readFileSync(join(content, file), 'utf8'))[part]).toBeTypeOf('object');
  const { problems } = checkContent(await readContent(join(content, '..')));
  expect(problems.map(formatProblem)).toEqual([]);
  expect(await upgradeContent(content)).toBe(false);
});

test('what is published and what is drafted are brought forward; the kept version of before stays as it was', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const older = await keepVersion(dataDir, await olderContent(), false);
  await makeVersionCurrent(dataDir, older);
  const config = { dataDir, contentDir: undefined };
  await copyFolder(publishedContent(config), draftFolder(dataDir), true);

  const drafts = createDrafts(config);
  expect(await drafts.readText('costs.yaml')).toBe(
    readFileSync(join(CHECKOUT, 'costs.yaml'), 'utf8'),
  );
  await upgradePublishedContent(dataDir);
  expect(readdirSync(publishedContent(config))).toContain('costs.yaml');
  expect(await drafts.changed()).toEqual([]);
  expect(readdirSync(join(dataDir, 'content', older))).not.toContain('costs.yaml');
  // A draft that begins again with an older version is brought forward, too.
  await drafts.between(() => drafts.beginWith(join(dataDir, 'content', older)));
  expect(await drafts.readText('costs.yaml')).toContain('heading');
});

test('a file that cannot be read is left for the check to tell', async () => {
  const content = await olderContent();
  const file = join(content, 'pages.yaml');
  rmSync(file);
  writeFileSync(file, '/: {');
  await upgradeContent(content);
  expect(readFileSync(file, 'utf8')).toBe('/: {');
});

test('another studio gets no people and no clients of the demonstration, and its claims stay with room for a source', async () => {
  const content = await olderContent();
  const write = (file: string, change: (text: string) => string) => {
    const text = readFileSync(join(content, file), 'utf8');
    rmSync(join(content, file));
    writeFileSync(join(content, file), change(text));
  };
  write('site.yaml', (text) => text.replace(/^name: .*$/m, 'name: Angan'));
  write(
    'achievements.yaml',
    () =>
      'label: Achievements\nitems:\n  - Since 2015 # ours\n  - { value: A prize, placeholder: true }\n',
  );
  await upgradeContent(content);
  const said = (file: string) => parse(readFileSync(join(content, file), 'utf8'));
  expect(said('people.yaml').items).toEqual([]);
  expect(said('clients.yaml').items).toEqual([]);
  const starter = join(CHECKOUT, '../server/new-studio/starter/faq.yaml');
  expect(said('faq.yaml').more).toEqual(parse(readFileSync(starter, 'utf8')).more);
  expect(said('achievements.yaml').items).toEqual([
    { value: 'Since 2015' },
    { value: 'A prize', placeholder: true },
  ]);
  expect(readFileSync(join(content, 'achievements.yaml'), 'utf8')).toContain('# ours');
  const { problems } = checkContent(await readContent(join(content, '..')));
  expect(problems.map(formatProblem)).toEqual([]);
  expect(await upgradeContent(content)).toBe(false);
});

test('a tagline of older content is accepted, and removed', async () => {
  const content = join(temporaryFolder(), 'content');
  await copyFolder(CHECKOUT, content, true);
  const file = join(content, 'site.yaml');
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  writeFileSync(file, `tagline: Interiors and landscape\n${text}`);
  const { problems } = checkContent(await readContent(join(content, '..')));
  expect(problems.map(formatProblem)).toEqual([]);
  expect(await upgradeContent(content)).toBe(true);
  expect(parse(readFileSync(file, 'utf8'))).toEqual(parse(text));
  expect(await upgradeContent(content)).toBe(false);
});

test('the demonstration itself gets its samples', async () => {
  const content = await olderContent();
  await upgradeContent(content);
  const own = (file: string, folder: string) => readFileSync(join(folder, file), 'utf8');
  for (const file of NEWER) expect(own(file, content)).toBe(own(file, CHECKOUT));
});
