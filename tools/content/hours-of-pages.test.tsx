/** The hours are written once, and every page says them. */
import { expect, test, vi } from 'vitest';
import { contentOf, fixture, fixtureFileWith, fixtureWith } from './testing/fixture.ts';

vi.mock('#app/content.server.ts', () => import('./testing/content-in-test.ts'));
const { loadAll, renderPages } = await import('./testing/render-pages.tsx');

/** The fixture writes its hours out, as content did before there was {hours}. */
const texts = Object.fromEntries(
  Object.entries(fixture.texts).map(([file, text]) => [
    file,
    text
      .replace('hoursText: Monday to Saturday, 9 to 6', 'hoursText: "{hours}"')
      .replace('text: Mon–Sat, 9 to 6', 'text: "{shortHours}"')
      .replaceAll('Monday to Saturday, 9 to 6', '{hours}'),
  ]),
);
const SITE = 'content/site.yaml';
const CLOSES = '  closes: "18:00"\n';
const withWeek = (lines: string) => {
  const site = fixtureFileWith(SITE, CLOSES, `${CLOSES}${lines}`).replace(
    'text: Mon–Sat, 9 to 6',
    'text: "{shortHours}"',
  );
  return contentOf(fixtureWith({ ...texts, [SITE]: site }));
};

test('{hours} gives the pages and all that they load letter for letter as hours that are written out', async () => {
  const [before, now] = [contentOf(fixture), contentOf(fixtureWith(texts))];
  expect(renderPages(now)).toEqual(renderPages(before));
  expect(await loadAll(now)).toBe(await loadAll(before));
});

test('banner, contact, FAQ and search engines say a short Saturday; no page says the plain week', async () => {
  const content = withWeek('  other: { Sa: { opens: "10:00", closes: "14:00" } }\n');
  const pages = renderPages(content);
  for (const [path, html] of Object.entries(pages)) {
    expect(html, path).toContain('Mon–Fri, 9 to 6; Sat, 10 to 2');
    expect(html, path).not.toMatch(/Mon–Sat|Monday to Saturday/);
  }
  const long = 'Monday to Friday, 9 to 6; Saturday, 10 to 2';
  expect(pages['/contact']).toContain(long);
  expect(pages['/faq']).toContain(`We answer ${long}.`);
  const told = await loadAll(content);
  expect(told).toContain(`Office in Baner, Pune, ${long}.`);
  expect(told).toContain('"openingHours":["Mo-Fr 09:00-18:00","Sa 10:00-14:00"]');
});

test('pages load the closings of the next year alone, and the server all of them', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [past, next, far] = [day(-30), day(30), day(600)];
  const listed = [past, next, far].map((from, i) => `{ from: ${from}, name: Closing ${i} }`);
  const content = withWeek(`  closed: [${listed.join(', ')}]\n`);
  const { siteDataFor } = await import('#app/site/site-data.server.ts');
  const { studioFacts } = await import('#app/site/studio-facts.server.ts');
  expect(siteDataFor(content).kit.hours.closed).toEqual([Date.parse(next) / 86_400_000]);
  const facts = studioFacts(content, 'https://studio.example', {});
  expect(facts.hours.closed?.map(({ from }) => from)).toEqual([past, next, far]);
  expect(siteDataFor(contentOf(fixture)).kit.hours).not.toHaveProperty('closed');
});
