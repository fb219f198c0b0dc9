/** Content may shrink and grow: whatever is taken away leaves no empty tab, no dead link, no wrong number. */
import { describe, expect, test, vi } from 'vitest';
import { isSeq, parseDocument, visit } from 'yaml';
import { projectAnchors } from '#content-model/links.server.ts';
import { checkContent } from './check.ts';
import type { ContentFiles } from './content-files.ts';
import { contentOf, fixture } from './testing/fixture.ts';

vi.mock('#app/content.server.ts', () => import('./testing/content-in-test.ts'));
const { loadAll, renderPages } = await import('./testing/render-pages.tsx');

/** The fixture without the projects whose folder matches. */
function without(folders: RegExp): ContentFiles {
  const files = fixture.files.filter(
    (file) => !folders.test(file) || file.endsWith('/category.yaml'),
  );
  const texts = Object.fromEntries(
    Object.entries(fixture.texts).filter(([file]) => files.includes(file)),
  );
  return { files, texts, problems: [] };
}

/** Places that every page has. */
const OF_THE_FRAME = ['mark', 'main'];
const EMPTY = /<(ul|ol|dl|nav|h[1-6]|p|dt|dd|li|address)\b[^>]*>\s*<\/\1>/;
/** The name in the footer is drawn by the style sheet. */
const withoutDrawn = (html: string) => html.replace(/<p [^>]*data-name=[^>]*><\/p>/g, '');

describe.each([
  ['nothing', /^$/, 'Five places, room by room', 2],
  ['the only place of work', /salon-project/, 'Four places, room by room', 1],
  ['all homes', /projects\/residential/, 'One place, room by room', 1],
  ['all homes but one', /residential\/(patil|joshi|kulkarni)/, 'Two places, room by room', 2],
  ['everything but one home', /(patil|joshi|kulkarni|salon)-/, 'One place, room by room', 1],
  ['every project', /projects\/(residential|commercial)/, 'The first rooms are under way', 0],
])('when %s is taken away', (_, folders, headline, categories) => {
  const given = without(folders);
  const content = contentOf(given);
  const pages = renderPages(content);

  test('the check lets it pass, and names what leads nowhere now', () => {
    const { problems, notes } = checkContent(given);
    expect(problems).toEqual([]);
    expect(notes.length > 0).toBe(given.files.length < fixture.files.length);
  });
  test('the words say how many there are', () => {
    expect(pages['/projects']).toContain(`<h1>${headline}</h1>`);
    for (const html of Object.values(pages)) expect(html).not.toMatch(/\{(number|projects)\}/);
  });
  test('each tab holds something, and one alone needs no tab', () => {
    const tabs = pages['/projects']!.match(/role="tab"/g) ?? [];
    expect(tabs).toHaveLength(categories > 1 ? categories : 0);
    const titles = content.categories.filter(({ projects }) => projects.length > 0);
    expect(titles).toHaveLength(categories);
    for (const { title, projects } of content.categories)
      expect(pages['/projects']!.includes(`>${title}</h2>`)).toBe(projects.length > 0);
  });
  test('every link leads somewhere', () => {
    const anchors = projectAnchors(content.categories);
    for (const [path, html] of Object.entries(pages))
      for (const [, page, anchor] of html.matchAll(/href="(\/[^"#]*)?#([^"]+)"/g)) {
        if ((page ?? path) !== '/projects' || OF_THE_FRAME.includes(anchor!)) continue;
        expect(anchors, `${path} leads to #${anchor}`).toContain(decodeURIComponent(anchor!));
      }
  });
  test('nothing empty stands on any page', () => {
    for (const [path, html] of Object.entries(pages))
      expect(EMPTY.exec(withoutDrawn(html))?.[0], path).toBeUndefined();
  });
  test('what pages load can be written down', async () => {
    expect(await loadAll(content)).not.toMatch(/undefined|NaN/);
  });
});

/** Which pages show the words of a file, besides the home page. */
const SHOWN_ON: Readonly<Record<string, readonly string[]>> = {
  'content/home.yaml': ['/'],
  'content/about.yaml': ['/about'],
  'content/services.yaml': ['/', '/services'],
  'content/why-choose-us.yaml': ['/', '/whychooseus'],
  'content/expertise.yaml': ['/', '/features'],
  'content/faq.yaml': ['/', '/faq'],
  'content/achievements.yaml': ['/'],
  'content/projects.yaml': ['/projects'],
  'content/contact.yaml': ['/contact'],
  'content/privacy.yaml': ['/privacy'],
  'content/costs.yaml': ['/cost'],
  'content/process.yaml': ['/process'],
  'content/people.yaml': ['/about'],
  'content/clients.yaml': ['/about'],
  'content/site.yaml': ['/', '/contact'],
};

/** Every list of a file, as ways to make it so long. */
function lists(file: string): { name: string; ofLength: (length: number) => string }[] {
  const found: { name: string; ofLength: (length: number) => string }[] = [];
  visit(parseDocument(fixture.texts[file]!), {
    Seq(_, seq, path) {
      const nth = found.length;
      const keys = path.flatMap((node) => ('key' in node ? [String(node.key)] : []));
      const ofLength = (length: number) => {
        const document = parseDocument(fixture.texts[file]!);
        let n = 0;
        visit(document, {
          Seq(_key, other) {
            if (n++ !== nth) return;
            const one = other.items[0];
            other.items = Array.from({ length }, (_item, i) => other.items[i] ?? one);
          },
        });
        return document.toString({ lineWidth: 0 });
      };
      if (isSeq(seq)) found.push({ name: `${keys.join(' › ')} (${nth + 1})`, ofLength });
    },
  });
  return found;
}

describe.each(Object.keys(SHOWN_ON))('each list of %s', (file) => {
  test.each([0, 1, 40])('holds %i entries, or is told how many it may', (length) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const { name, ofLength } of lists(file)) {
      const given = { ...fixture, texts: { ...fixture.texts, [file]: ofLength(length) } };
      const { problems } = checkContent(given);
      for (const { message, line } of problems) {
        expect(message, name).toMatch(
          /needs at (least|most) (\d+ entr|one day)|names a day twice|must be (one of|the name of one)/,
        );
        expect(line, name).toBeGreaterThan(0);
      }
      if (problems.length > 0) continue;
      for (const [path, html] of Object.entries(
        renderPages(contentOf(given), [...SHOWN_ON[file]!]),
      ))
        expect(EMPTY.exec(withoutDrawn(html))?.[0], `${name} on ${path}`).toBeUndefined();
    }
    complaints.mockRestore();
  });
});
