import { expect, test } from 'vitest';
import { contentOf, fixture, fixtureWith } from '#tools/content/testing/fixture.ts';
import { pageCard } from './page-card.server.ts';

const BRAND = 'content/brand.yaml';
const drawn = fixture.files.filter((file) => file.startsWith('content/media/share/'));
/** The fixture without the studio's own cards, and with these texts. */
const content = (texts: Parameters<typeof fixtureWith>[0] = {}) =>
  contentOf(fixtureWith(texts, { remove: drawn }));
const addressWith = (texts: Parameters<typeof fixtureWith>[0]) =>
  pageCard('/about', content(texts))?.address;

test('a page’s card shows its headline beside the picture that its entry names', () => {
  const { site, about, pages } = content();
  expect(pageCard('/about', content())).toEqual({
    address: expect.stringMatching(/^\/media\/share-about-[0-9a-f]{8}-1200\.jpg$/),
    headline: about.hero.headline.replaceAll(/\s+/g, ' '),
    line: `${site.fullName}, ${site.banner.join(', ')}`,
    studio: site.name,
    picture: expect.stringContaining(pages['/about']!.picture!.replace('/', '-')),
  });
  expect(pageCard('/', content())?.address).toMatch(/^\/media\/share-home-/);
});

test('a card says that its picture was rendered', () => {
  const note = content().projects.kindNote.visualisation;
  const pages = fixture.texts['content/pages.yaml']!;
  const aboutWith = (lines: string) =>
    pageCard(
      '/about',
      content({ 'content/pages.yaml': pages.replace('  picture: founders/1\n', lines) }),
    );
  expect(aboutWith('  picture: founders/1\n')?.note).toBeUndefined();
  expect(aboutWith('  picture: founders/1\n  kind: visualisation\n')?.note).toBe(note);
  // A project's picture has the project's kind.
  expect(aboutWith('  picture: salon-project/01\n')?.note).toBe(note);
});

test('a card that the studio has drawn itself replaces the page’s; a page without a picture has none', () => {
  expect(drawn.length).toBeGreaterThan(5);
  expect(pageCard('/about', contentOf(fixture))).toBeUndefined();
  expect(pageCard('/privacy', content())).toBeUndefined();
  expect(pageCard('/404', content())).toBeUndefined();
});

test('any change to a card changes its address', () => {
  const about = fixture.texts['content/about.yaml']!;
  const addresses = [
    {},
    { 'content/about.yaml': about.replace(/( headline: ).*/, '$1 Another one') },
    { [BRAND]: 'colours: { day: { text: "#101010" } }' },
    { [BRAND]: 'letter: M1 1h2v2Z' },
    { [BRAND]: 'mark: M1 1h2v2Z' },
    { [BRAND]: 'fonts: Jost and Hanken Grotesk' },
  ].map(addressWith);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addressWith({})).toBe(addresses[0]);
});
