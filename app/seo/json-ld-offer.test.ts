/** Service area, durations, costs and pictures in the structured data. */
import { expect, test } from 'vitest';
import { findPlaceholders } from '#tools/content/placeholders.ts';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { business, jsonLdFor } from './json-ld.server.ts';
import { faqPage } from './json-ld-faq.server.ts';

const ORIGIN = 'https://studio.example';
const content = contentOf(fixture);
const plain = (thing: unknown) => JSON.parse(JSON.stringify(thing));
const answersOf = (faq: typeof content.faq): string[] =>
  plain(faqPage(faq)).mainEntity.map(
    (question: { acceptedAnswer: { text: string } }) => question.acceptedAnswer.text,
  );

test('the pictures of the studio are of its work, not its icon', () => {
  const { image } = plain(business(content, ORIGIN));
  expect(image).toHaveLength(content.categories.length);
  for (const address of image)
    expect(address).toMatch(/^https:\/\/studio\.example\/media\/.*-(project|residence)-.*\.jpg$/);
});

test('without pictures and social links both properties are left out', () => {
  const site = { ...content.site, socials: [] };
  const told = plain(business({ ...content, site, categories: [] }, ORIGIN));
  expect(told).not.toHaveProperty('image');
  expect(told).not.toHaveProperty('sameAs');
});

test('the localities are listed after the circle', () => {
  const [studio] = plain(jsonLdFor('/', content, ORIGIN)['@graph']);
  const [circle, ...places] = studio.areaServed;
  expect(circle['@type']).toBe('GeoCircle');
  expect(places).toEqual(content.site.serviceArea.localities.map((name) => `${name}, Pune`));
});

test('sample figures are left out, real ones are included', () => {
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

test('every sample figure is reported as a placeholder', () => {
  const samples = content.faq.items
    .flatMap(({ bands }) => bands?.rows ?? [])
    .filter(({ placeholder }) => placeholder)
    .map(({ name }) => `"${name}" is a sample`);
  const listed = findPlaceholders({ 'content/faq.yaml': fixture.texts['content/faq.yaml']! });
  expect(listed.map(({ what }) => what)).toEqual(samples);
});
