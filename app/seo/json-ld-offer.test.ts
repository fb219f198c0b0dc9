/** Where, how long and how much, and which pictures, as search engines read it. */
import { expect, test } from 'vitest';
import { contentOf, fixture } from '#tools/content/fixture.ts';
import { findPlaceholders } from '#tools/content/placeholders.ts';
import { business, jsonLdFor } from './json-ld.server.ts';
import { faqPage } from './json-ld-faq.server.ts';

const ORIGIN = 'https://studio.example';
const content = contentOf(fixture);
const plain = (thing: unknown) => JSON.parse(JSON.stringify(thing));
const answersOf = (faq: typeof content.faq): string[] =>
  plain(faqPage(faq)).mainEntity.map(
    (question: { acceptedAnswer: { text: string } }) => question.acceptedAnswer.text,
  );

test('the studio is shown by pictures of its work, not by its icon', () => {
  const { image } = plain(business(content, ORIGIN));
  expect(image).toHaveLength(content.categories.length);
  for (const address of image)
    expect(address).toMatch(/^https:\/\/studio\.example\/media\/.*-(project|residence)-.*\.jpg$/);
});

test('without a picture and without a social link nothing is said of either', () => {
  const site = { ...content.site, socials: [] };
  const told = plain(business({ ...content, site, categories: [] }, ORIGIN));
  expect(told).not.toHaveProperty('image');
  expect(told).not.toHaveProperty('sameAs');
});

test('the localities are named beside the circle', () => {
  const [studio] = plain(jsonLdFor('/', content, ORIGIN)['@graph']);
  const [circle, ...places] = studio.areaServed;
  expect(circle['@type']).toBe('GeoCircle');
  expect(places).toEqual(content.site.serviceArea.localities.map((name) => `${name}, Pune`));
});

test('a sample figure is not told to search engines, a real one is', () => {
  const bands = content.faq.items.find((item) => item.bands)!.bands!;
  const rows = [
    { name: '2BHK', weeks: '10–13', cost: '9–16', placeholder: true as const },
    { name: '3BHK', weeks: '13–17', cost: '14–26' },
  ];
  const item = { question: 'What?', answer: 'So much.', bands: { ...bands, rows } };
  expect(answersOf({ ...content.faq, items: [item] })).toEqual([
    'So much. 3BHK: Weeks 13–17, ₹ lakh 14–26.',
  ]);
});

test('every sample figure is listed before the site opens', () => {
  const samples = content.faq.items
    .flatMap(({ bands }) => bands?.rows ?? [])
    .filter(({ placeholder }) => placeholder)
    .map(({ name }) => `"${name}" is a placeholder`);
  const listed = findPlaceholders({ 'content/faq.yaml': fixture.texts['content/faq.yaml']! });
  expect(listed.map(({ what }) => what)).toEqual(samples);
});
