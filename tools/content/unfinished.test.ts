import { expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { fixture, fixtureFileWith, fixtureWith } from './testing/fixture.ts';
import { unfinishedProjects } from './unfinished.ts';

const SHAH = 'content/projects/residential/shah-residence';
const project = `${SHAH}/project.yaml`;

/** The fixture with a home of two pictures, and what keeps it from being published. */
function told(words: string, category?: string) {
  const given = fixtureWith({
    [project]: words,
    ...(category && { 'content/projects/residential/category.yaml': category }),
  });
  const files = [...given.files, project, `${SHAH}/01.jpg`, `${SHAH}/02.jpg`];
  return unfinishedProjects({ ...given, files }).filter(({ file }) => file === project);
}
const DESCRIBED = 'photos: { 01.jpg: { alt: A hall. }, 02.jpg: { alt: A court. } }';

test('pictures without description are counted, with the field of the first', () => {
  const problems = told(
    'title: Shah Residence\nkind: visualisation\nphotos: { 02.jpg: { title: Court } }',
  );
  expect(problems.map(({ field }) => field)).toEqual(['photos › 01.jpg › alt']);
  expect(problems[0]?.message).toContain('2 pictures of Shah Residence have no description');
  const [one] = told('title: Shah Residence\nkind: visualisation\nphotos: { 01.jpg: { alt: A } }');
  expect(one?.field).toBe('photos › 02.jpg › alt');
  expect(one?.message).toContain('A picture of Shah Residence has no description');
});

test('a hidden project may be unfinished', () => {
  expect(told('title: Shah Residence\nhidden: true')).toEqual([]);
});

test('a home that was photographed needs a consent, a visualisation and a shop do not', () => {
  const homes = fixtureFileWith(
    'content/projects/residential/category.yaml',
    'order: 2',
    'order: 2\nhomes: true',
  );
  const title = 'title: Shah Residence\n';
  expect(told(`${title}${DESCRIBED}`, homes).map(({ field }) => field)).toEqual(['consent']);
  expect(told(`${title}facts: { homeType: 2BHK }\n${DESCRIBED}`)).toHaveLength(1);
  expect(told(`${title}consent: { on: 2026-03-14 }\n${DESCRIBED}`, homes)).toEqual([]);
  expect(told(`${title}kind: visualisation\n${DESCRIBED}`, homes)).toEqual([]);
  expect(told(`${title}${DESCRIBED}`)).toEqual([]);
});

test('a consent of a day that there is not is a fault', () => {
  const { problems } = checkContent(
    fixtureWith({
      'content/projects/commercial/salon-project/project.yaml': fixtureFileWith(
        'content/projects/commercial/salon-project/project.yaml',
        'title: Salon Project',
        'title: Salon Project\nconsent: { on: 2026-02-30 }',
      ),
    }),
  );
  expect(problems.map(({ message }) => message).join()).toContain('2025-03-14');
});

test('the site’s own content is finished', () => {
  expect(unfinishedProjects(fixture)).toEqual([]);
});
