import { expect, test } from 'vitest';
import type { Project } from '#content-model/types.ts';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { jsonLdForProject } from './json-ld-project.server.ts';

const ORIGIN = 'https://studio.example';
const content = contentOf(fixture);
const encoded = { base: '/media/shah-1', width: 1800, height: 1200, colour: '#888888' };
const SHAH: Project = {
  slug: 'shah',
  title: 'Shah Residence',
  kind: 'photograph',
  summary: 'A flat of one long room.',
  facts: {
    homeType: '3BHK',
    area: '1,240 sq ft carpet',
    locality: 'Baner',
    year: '2025',
    materials: ['Kota', 'teak'],
  },
  photos: [
    { n: 1, title: 'The hall', alt: 'A hall', room: 'Hall', encoded },
    { n: 2, title: 'To come', alt: 'To come' },
  ],
};
const graphOf = (project: Project): Record<string, unknown>[] =>
  JSON.parse(JSON.stringify(jsonLdForProject(project, content, ORIGIN)['@graph']));
const things = (project: Project) =>
  Object.fromEntries(graphOf(project).map((thing) => [thing['@type'] as string, thing]));

test('the work is described with its place, its size and its materials', () => {
  expect(things(SHAH).CreativeWork).toMatchObject({
    '@id': `${ORIGIN}/projects/shah#work`,
    name: 'Shah Residence',
    dateCreated: '2025',
    material: ['Kota', 'teak'],
    creator: { '@id': `${ORIGIN}/#studio` },
    about: {
      '@type': 'Residence',
      address: { '@type': 'PostalAddress', addressLocality: 'Baner', addressCountry: 'IN' },
      accommodationFloorPlan: {
        '@type': 'FloorPlan',
        numberOfBedrooms: 3,
        floorSize: { '@type': 'QuantitativeValue', value: 1240, unitCode: 'FTK' },
      },
    },
  });
});

test('every existing picture has credit, licence and its room', () => {
  expect(things(SHAH).CreativeWork!.image).toEqual([
    {
      '@type': 'ImageObject',
      contentUrl: `${ORIGIN}/media/shah-1-1600.jpg`,
      caption: 'A hall',
      representativeOfPage: true,
      contentLocation: { '@type': 'Place', name: 'Hall' },
      creditText: content.site.fullName,
      license: `${ORIGIN}/projects/shah#rights`,
      acquireLicensePage: `${ORIGIN}/contact`,
    },
  ]);
});

test('the breadcrumbs lead from the home page through the projects to this one', () => {
  const { itemListElement } = things(SHAH).BreadcrumbList as {
    itemListElement: { position: number; item: string }[];
  };
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, `${ORIGIN}/`],
    [2, `${ORIGIN}/projects`],
    [3, `${ORIGIN}/projects/shah`],
  ]);
});

test('a project with only a name has no empty properties', () => {
  const bare = graphOf({ slug: 'bare', title: 'Bare', kind: 'photograph', photos: [] });
  expect(JSON.stringify(bare)).not.toMatch(/undefined|null|""|\{\}/);
  expect(bare.find((thing) => thing['@type'] === 'CreativeWork')).toMatchObject({
    name: 'Bare',
    about: { '@type': 'Place', name: 'Bare' },
  });
});
