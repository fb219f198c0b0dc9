/** Both layouts of the projects page in the prerendered HTML (docs/specification/screens.md, "Projects"). */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { Portfolio } from './portfolio.tsx';
import { shownCategories } from './shown.ts';

const content = contentOf(fixture);
const { layout: _, preview, page, ...others } = content.projects;
const words = { ...others, onPage: page.onPage };

const html = (layout: 'tabs' | 'accordion', categories = content.categories) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Portfolio
        layout={layout}
        categories={shownCategories(categories)}
        words={words}
        preview={{ ...preview, picture: content.picture(preview.picture) }}
      />
    </MemoryRouter>,
  );
const tags = (markup: string, tag: string) =>
  markup.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];

test('as tabs: two tabs, the commercial one selected', () => {
  const markup = html('tabs');
  const tabs = markup.match(/<[a-z]+[^>]*role="tab"[^>]*>/g) ?? [];
  expect(tabs).toHaveLength(2);
  expect(tabs[0]).toContain('aria-selected="true"');
  expect(tabs[1]).toContain('aria-selected="false"');
  expect(markup).not.toContain('name="portfolio-category"');
});

test('as an accordion: two categories, one open at a time, commercial first', () => {
  const markup = html('accordion');
  const categories = tags(markup, 'details').filter((tag) => tag.includes('portfolio-category'));
  expect(categories).toHaveLength(2);
  expect(categories.map((tag) => /\sopen\b/.test(tag))).toEqual([true, false]);
  expect(markup).not.toContain('role="tab"');
});

test('both layouts show each category’s description and its pictures', () => {
  for (const markup of [html('tabs'), html('accordion')])
    for (const { description, projects } of shownCategories(content.categories)) {
      expect(markup).toContain(
        description
          .replaceAll("'", '&#x27;')
          .replaceAll('&', '&amp;')
          .replaceAll('&amp;#x27;', '&#x27;'),
      );
      for (const { slug, photos } of projects)
        for (const { n } of photos) expect(markup).toContain(`#${slug}/${n}"`);
    }
});

test('without script, former addresses of a category lead to it as well as its own', () => {
  const [first, ...rest] = content.categories;
  if (!first) throw new Error('The content has no category.');
  const { former: _, ...own } = first;
  const renamed = [{ ...own, former: ['houses', 'flats'] }, ...rest];
  const anchor = `<noscript id="${first.key}"></noscript>`;
  for (const layout of ['tabs', 'accordion'] as const) {
    const before = html(layout, [own, ...rest]);
    expect(before).toContain(anchor);
    const both = '<span id="houses"></span><span id="flats"></span></noscript>';
    expect(html(layout, renamed)).toBe(before.replace(anchor, anchor.replace('</noscript>', both)));
  }
});
