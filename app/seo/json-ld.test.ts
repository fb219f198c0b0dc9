import { describe, expect, test } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { business, jsonLdFor, openingHours } from './json-ld.server.ts';

const ORIGIN = 'https://studio.example';
const content = contentOf(fixture);
const graphOf = (path: string) =>
  JSON.parse(JSON.stringify(jsonLdFor(path, content, ORIGIN)['@graph']));

describe('the business data', () => {
  const [studio] = graphOf('/');
  test('has everything that the specification lists', () => {
    expect(studio).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      additionalType: 'http://www.productontology.org/id/Interior_design',
      foundingDate: '2014',
      numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 10 },
      openingHours: 'Mo-Sa 09:00-18:00',
      priceRange: '₹₹',
      address: { addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' },
    });
    expect(studio.areaServed[0]).toMatchObject({ '@type': 'GeoCircle', geoRadius: '50000' });
    expect(studio.founder.map((person: { jobTitle: string }) => person.jobTitle)).toEqual([
      'Principal Interior Designer',
      'Principal Interior Designer',
    ]);
  });
  test('names the services and what is included with each, unless that section is hidden', () => {
    const titles = (items: readonly { readonly title: string }[]) =>
      items.map(({ title }) => title);
    const { items, included } = content.services;
    expect(studio.knowsAbout).toEqual([...titles(items), ...titles(included.items)]);
    const services = { ...content.services, hidden: { included: true as const } };
    const told = JSON.parse(JSON.stringify(business({ ...content, services }, ORIGIN)));
    expect(told.knowsAbout).toEqual(titles(items));
  });
  test('leaves out founders whose section is hidden', () => {
    const about = { ...content.about, hidden: { founders: true as const } };
    const told = JSON.parse(JSON.stringify(business({ ...content, about }, ORIGIN)));
    expect(told).not.toHaveProperty('founder');
  });
  test('leaves out placeholders and includes real values', () => {
    const place = { value: 'x', isPlaceholder: true };
    const site = {
      ...content.site,
      phone: { value: '+91 20 1234 5678', isPlaceholder: false },
      email: place,
      socials: [{ name: 'Instagram', url: place }],
    };
    const told = JSON.parse(JSON.stringify(business({ ...content, site }, ORIGIN)));
    expect(told.telephone).toBe('+91 20 1234 5678');
    expect(told).not.toHaveProperty('email');
    expect(told).not.toHaveProperty('sameAs');
  });
  test('has the hours of each group of days, and the days on which the studio is closed', () => {
    const hours = {
      ...content.site.hours,
      other: { Sa: { opens: '10:00', closes: '14:00' } },
      closed: [
        { from: '2026-01-26', name: 'Republic Day' },
        { from: '2027-10-28', to: '2027-11-01', name: 'Diwali' },
      ],
    };
    const own = { ...content, site: { ...content.site, hours } };
    const at = new Date('2026-11-23T10:00Z');
    const studioOn = (path: string) =>
      JSON.parse(JSON.stringify(jsonLdFor(path, own, ORIGIN, at)['@graph'][0]));
    expect(studioOn('/contact')).toMatchObject({
      openingHours: ['Mo-Fr 09:00-18:00', 'Sa 10:00-14:00'],
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00' },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
      ],
    });
    expect(studioOn('/contact').specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2027-10-28',
        validThrough: '2027-11-01',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
    expect(studioOn('/about')).not.toHaveProperty('specialOpeningHoursSpecification');
  });
  test.each([
    [['Mo', 'Tu', 'We'], 'Mo-We 10:00-17:00'],
    [['Mo', 'We', 'Fr'], 'Mo,We,Fr 10:00-17:00'],
    [['Sa'], 'Sa 10:00-17:00'],
  ] as const)('formats the days %j as %s', (days, text) => {
    const hours = { ...content.site.hours, days: [...days], opens: '10:00', closes: '17:00' };
    expect(openingHours(hours)).toBe(text);
  });
});

describe('the data of single pages', () => {
  test('/faq has every question with its answer', () => {
    const page = graphOf('/faq').find((thing: { '@type': string }) => thing['@type'] === 'FAQPage');
    expect(page.mainEntity).toHaveLength(content.faq.items.length);
    expect(page.mainEntity[0].acceptedAnswer.text).toBe(content.faq.items[0]!.answer);
  });
  test('pages below the home page have breadcrumbs, the home page has none', () => {
    const types = (path: string) =>
      graphOf(path).map((thing: { '@type': string }) => thing['@type']);
    expect(types('/')).not.toContain('BreadcrumbList');
    expect(types('/about')).toContain('BreadcrumbList');
    expect(graphOf('/about')[1].itemListElement.map((step: { item: string }) => step.item)).toEqual(
      [`${ORIGIN}/`, `${ORIGIN}/about`],
    );
  });
  test('/projects lists one picture of each project that has one', () => {
    const [, , gallery] = graphOf('/projects');
    const hung = content.categories
      .flatMap(({ projects }) => projects)
      .filter(({ photos }) => photos.some(({ encoded }) => encoded));
    expect(hung.length).toBeGreaterThan(0);
    expect(gallery.image).toHaveLength(hung.length);
    expect(gallery.image[0]).toMatch(/^https:\/\/studio\.example\/media\/.*\.jpg$/);
  });
});
