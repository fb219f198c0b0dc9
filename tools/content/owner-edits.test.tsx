/** What any studio changes first: names, hours, founding year. The pages say the new ones and none of the old. */
import { expect, test, vi } from 'vitest';
import { checkContent } from './check.ts';
import { contentOf, fixture, fixtureWith } from './testing/fixture.ts';

vi.mock('#app/content.server.ts', () => import('./testing/content-in-test.ts'));
const { loadAll, renderPages } = await import('./testing/render-pages.tsx');

/** One studio's words in all files for another's. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/Osari/g, 'Aangan'],
  [/osari/g, 'aangan'],
  [/ओसरी/g, 'अंगण'],
  [/Founder One/g, 'Meera Shah'],
  [/opens: "09:00"/g, 'opens: "10:30"'],
  [/closes: "18:00"/g, 'closes: "19:30"'],
  [/days: \[Mo, Tu, We, Th, Fr, Sa\]/g, 'days: [Tu, We, Th]'],
  [/Mon–Sat, 9 to 6/g, 'Tue–Thu, half past 10 to half past 7'],
  [/Monday to Saturday, 9 to 6/g, 'Tuesday to Thursday, half past 10 to half past 7'],
  [/foundingYear: 2014/g, 'foundingYear: 1999'],
];
const texts = Object.fromEntries(
  Object.entries(fixture.texts).map(([file, text]) => [
    file,
    CHANGES.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
  ]),
);
const given = fixtureWith(texts);

test('nothing is wrong with the changed content', () => {
  expect(checkContent(given)).toEqual({ problems: [], notes: [] });
});

test('every page says the new name and hours, and none says the old', () => {
  for (const [path, html] of Object.entries(renderPages(contentOf(given)))) {
    expect(html, path).toContain('Aangan Design Studio');
    expect(html, path).toContain('अंगण');
    expect(html, path).not.toMatch(/osari(?!-)/i);
    expect(html, path).not.toMatch(/\b9 to 6\b|09:00|18:00/);
  }
  expect(renderPages(contentOf(given))['/about']).toMatch(/1999.*Meera Shah|Meera Shah.*1999/s);
});

test('search engines, the server and the icon on a home screen are told the same', async () => {
  const told = await loadAll(contentOf(given));
  expect(told).toContain('"openingHours":"Tu-Th 10:30-19:30"');
  expect(told).toContain('"foundingDate":"1999"');
  expect(told).toContain('"name":"Aangan Design Studio","email":"studio@aangan.example"');
  expect(told).toContain('"short_name":"Aangan"');
  expect(told).not.toMatch(/osari(?!-)|\b9 to 6\b/i);
});
