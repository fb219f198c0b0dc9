/** A project's page in the HTML, for projects with few facts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { projectPageData } from '#app/pages/project-data.server.ts';
import type { Photo, Plan, Project } from '#content-model/types.ts';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { DrawnPlan } from '../details/plan.tsx';
import { ProjectPage } from './project-page.tsx';

const content = contentOf(fixture);
const photo = (n: number, more: Partial<Photo> = {}): Photo => ({
  n,
  title: `View ${n}`,
  alt: `What view ${n} shows`,
  encoded: { base: `/media/shah-${n}`, width: 1800, height: 1200, colour: '#888888' },
  ...more,
});
const shah = (photos: readonly Photo[], more: Partial<Project> = {}): Project => ({
  slug: 'shah',
  title: 'Shah Residence',
  kind: 'photograph',
  photos,
  ...more,
});

function html(...projects: readonly Project[]) {
  const categories = [{ key: 'homes', title: 'Homes', description: '', projects }];
  const data = projectPageData(projects[0]!.slug, { ...content, categories })!;
  const element = <ProjectPage {...data} below={(children) => children} ways="Ask" />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

describe('a project with only two photos', () => {
  const markup = html(shah([photo(1), photo(2)]));

  test('shows both, each at its own number, under its name', () => {
    expect(markup).toContain('<h1>Shah Residence</h1>');
    for (const n of [1, 2]) {
      expect(count(markup, new RegExp(`<figure id="${n}"`, 'g'))).toBe(1);
      expect(markup).toContain(`alt="What view ${n} shows"`);
      expect(markup).toContain(`href="/media/shah-${n}-1600.jpg"`);
    }
  });
  test('has no plan, no facts and no empty element', () => {
    expect(markup).not.toMatch(/<nav|<dl|plan|undefined|<p[^>]*><\/p>|<dd><\/dd>/);
  });
  test('ends with the question, and without a link if there is no next project', () => {
    expect(markup).toContain(content.projects.page.question.other);
    expect(markup).not.toContain('href="/projects/');
  });
});

test('the facts are listed once and not repeated in a sentence', () => {
  const facts = { homeType: '2BHK', area: '720 sq ft carpet', duration: '11 weeks', year: '2023' };
  const markup = html(shah([photo(1)], { facts }));
  for (const fact of Object.values(facts)) expect(count(markup, new RegExp(fact, 'g'))).toBe(1);
});

test.each(['A low roof.', 'A low roof'])(
  'materials that the note "%s" does not name follow it as a sentence',
  (details) => {
    const photos = [photo(1, { details, materials: ['teak', 'brass'] })];
    const text = html(shah(photos)).replaceAll(/<[^>]+>/g, '');
    expect(text).toMatch(/A low roof\. (Teak, brass|Brass, teak)\./);
  },
);

test('a project whose pictures have no files yet has its page with its name', () => {
  const markup = html(shah([photo(1, { encoded: undefined })]));
  expect(markup).toContain('<h1>Shah Residence</h1>');
  expect(markup).toContain('role="img"');
  expect(html(shah([]))).toContain('<h1>Shah Residence</h1>');
});

test('the first wide picture is the page’s first; if all are upright, the first one is, beside the text', () => {
  const upright = { encoded: { base: '/media/u', width: 1440, height: 1800, colour: '#888888' } };
  const mixed = html(shah([photo(1, upright), photo(2), photo(3)]));
  expect(mixed).toMatch(/<figure id="2" class="project-cover"/);
  expect(mixed).not.toContain('project-opening-upright');
  const tall = html(shah([photo(1, upright), photo(2, upright)]));
  expect(tall).toMatch(/project-opening-upright.*<figure id="1" class="project-cover"/s);
});

test('the first picture is requested at once, all others lazily', () => {
  const markup = html(shah([1, 2, 3].map((n) => photo(n))), shah([photo(1)], { slug: 'rao' }));
  expect(count(markup, /<img[^>]* fetchPriority="high"/gi)).toBe(1);
  expect(count(markup, /loading="lazy"/g)).toBe(3);
  expect(markup).toContain('href="/projects/rao"');
});

const plan: Plan = {
  src: '/media/p.svg',
  viewBox: [0, 0, 400, 300],
  metre: 20,
  north: 0,
  standpoints: [{ n: 2, at: [100, 150], heading: 90, fov: 60 }],
  rooms: [{ name: 'Bedroom', at: [200, 150] }],
};

test('every standpoint of a plan is a link with room and number, without a style attribute', () => {
  const markup = html(shah([photo(1), photo(2, { room: 'Bedroom' })], { plan }));
  expect(markup).toContain('aria-label="Bedroom, picture 2 of 2"');
  expect(markup).toMatch(/<a [^>]*href="#2"[^>]*><svg x="25.0%" y="50.0%"/);
  expect(markup).toContain('<nav id="plan" popover="auto"');
  expect(markup).not.toContain(' style="');
});

test('a plan is named after its project, whatever characters the title has', () => {
  const title = 'Shah $& {title}';
  const details = (
    <DrawnPlan
      plan={plan}
      title={title}
      words={content.projects.plan}
      onChoose={() => {}}
      onPoint={() => {}}
    />
  );
  for (const markup of [html(shah([photo(2)], { plan, title })), renderToStaticMarkup(details)])
    expect(markup).toContain(
      `alt="${content.projects.plan.alt.replace('{title}', 'Shah $$&amp; {title}')}"`,
    );
});

test('the link to the next project is named after that project, not after this one', () => {
  const home = shah([photo(1)], { facts: { homeType: '2BHK' } });
  const salon = shah([photo(1)], { slug: 'salon', title: 'Salon' });
  const { next } = content.projects.page;
  expect(html(home, salon)).toContain(`${next.other}</span><span class="project-next-name">Salon`);
  expect(html(salon, home)).toContain(`${next.home}</span><span class="project-next-name">Shah`);
});

test('renders say "Visualisation" once, among the facts, and no year of completion', () => {
  const facts = { homeType: '2BHK', year: '2023' };
  const { visualisation } = content.projects.kindNote;
  const rendered = html(shah([photo(1)], { facts, kind: 'visualisation' }));
  expect(count(rendered, new RegExp(`<dd>${visualisation}</dd>`, 'g'))).toBe(1);
  expect(count(rendered, new RegExp(visualisation, 'g'))).toBe(1);
  expect(rendered).not.toContain('2023');
  const built = html(shah([photo(1)], { facts }));
  expect(built).toContain('2023');
  expect(built).not.toContain(visualisation);
});

test('a kitchen before, during and after the work is shown side by side, each with its stage, and no site photo is the first picture', () => {
  const markup = html(
    shah([
      photo(1, { room: 'Kitchen', stage: 'before' }),
      photo(2, { room: 'Hall' }),
      photo(3, { room: 'Kitchen', stage: 'after' }),
      photo(4, { room: 'Kitchen', stage: 'during' }),
    ]),
  );
  const { before, during, after } = content.projects.page.stages;
  const [, staged = ''] = markup.split('class="project-stages"');
  const order = [before, 'id="4"', during, 'id="3"', after];
  expect(order.map((part) => staged.indexOf(part))).toEqual(
    order.map((part) => staged.indexOf(part)).toSorted((a, b) => a - b),
  );
  for (const part of order) expect(staged).toContain(part);
  expect(markup).toMatch(/<figure id="2" class="project-cover"/);
  for (const n of [1, 2, 3, 4]) expect(count(markup, new RegExp(`id="${n}"`, 'g'))).toBe(1);
});

test('a project’s page quotes its own client, once the client has agreed', () => {
  const said = { name: 'Meera K.', home: 'a flat', words: 'They came on time.' };
  const project = '/projects/shah';
  const shown = (over: object, slug = 'shah') => {
    const clients = { ...content.clients, items: [{ ...said, project, ...over }] };
    const projects = [shah([photo(1)], { slug })];
    const categories = [{ key: 'homes', title: 'Homes', description: '', projects }];
    return projectPageData(slug, { ...content, clients, categories })!.clients.items;
  };
  expect(shown({ consent: '2026-02-20' })).toMatchObject([said]);
  expect(shown({})).toEqual([]);
  expect(shown({ consent: '2026-02-20' }, 'other')).toEqual([]);
});
