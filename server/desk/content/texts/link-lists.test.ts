import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openTexts } from './testing/open-texts.ts';

const LINK = { to: '/faq', label: 'Ask us' };

async function openSite() {
  const desk = await openTexts();
  await desk.drafts.open();
  const done = async (path: string, action: Parameters<typeof desk.changeList>[2]) => {
    const answer = await desk.changeList('site', path, action);
    expect([path, action.type, answer.status]).toEqual([path, action.type, 200]);
  };
  const entry = async (path: string, at: number) =>
    (await desk.list('site', path)).entries.at(at)?.path.slice(path.length + 1) ?? '';
  return { ...desk, done, entry, site: () => parse(desk.draft('site.yaml')) };
}

test.each(['navbar', 'menuFoot'] as const)(
  'a link is added to %s, moved and removed again, to the letter',
  async (path) => {
    const { done, entry, site, draft, content } = await openSite();
    const before = readFileSync(join(content, 'site.yaml'), 'utf8');
    // The navigation bar has a fixed maximum of links.
    if (path === 'navbar')
      await done(path, { type: 'remove', entry: (await entry(path, -1)).split('.')[0] ?? '' });
    const links = site()[path];
    await done(path, { type: 'add', values: LINK });
    expect(site()[path]).toEqual([...links, LINK]);
    const own = (await entry(path, -1)).split('.')[0] ?? '';
    if (links.length > 0) {
      await done(path, { type: 'move', entry: own, by: -1 });
      expect(site()[path].at(-2)).toEqual(LINK);
    }
    await done(path, { type: 'remove', entry: own });
    expect(site()[path]).toEqual(links);
    if (path === 'menuFoot') expect(draft('site.yaml')).toBe(before);
  },
);

test('a column of links is added to the footer, filled, emptied, filled again, moved and removed', async () => {
  const { done, entry, site, list } = await openSite();
  const path = 'footer.links';
  const columns = site().footer.links;
  expect(await list('site', path)).toMatchObject({ canAdd: true, blank: [], entry: 'Column' });
  await done(path, { type: 'add', values: {} });
  expect(site().footer.links).toEqual([...columns, []]);
  const column = `${path}.${await entry(path, -1)}`;
  for (const _ of ['first', 'again']) {
    expect(await list('site', column)).toMatchObject({ canAdd: true, entry: 'Link' });
    await done(column, { type: 'add', values: LINK });
    expect(site().footer.links.at(-1)).toEqual([LINK]);
    await done(column, { type: 'remove', entry: (await entry(column, 0)).split('.')[0] ?? '' });
    expect(site().footer.links.at(-1)).toEqual([]);
  }
  await done(column, { type: 'add', values: LINK });
  const id = column.slice(path.length + 1);
  await done(path, { type: 'move', entry: id, by: -1 });
  expect(site().footer.links.at(-2)).toEqual([LINK]);
  await done(path, { type: 'remove', entry: id });
  expect(site().footer.links).toEqual(columns);
});
