/** One room week by week, in the prerendered HTML of /process and of the home page. */
import { expect, test, vi } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';

vi.mock('#app/content.server.ts', () => import('#tools/content/testing/content-in-test.ts'));
const { renderPages } = await import('#tools/content/testing/render-pages.tsx');

const content = contentOf(fixture);
const { sameCamera, ...others } = content.process;
if (!sameCamera) throw new Error('The fixture has no weeks.');
const { heading, link, weeks } = sameCamera;
const htmlOf = (path: string, shown = content) => renderPages(shown, [path])[path] ?? '';
const altsIn = (html: string) =>
  weeks.map(({ picture }) => picture.alt).filter((alt) => html.includes(`alt="${alt}"`));

test('without script /process has every week with its picture and text, and pictures are loaded lazily', () => {
  const html = htmlOf('/process');
  expect(html).toContain(heading);
  for (const { week, caption, picture } of weeks) {
    expect(html).toContain(`<b>${week}</b> ${caption}`);
    expect(html).toMatch(new RegExp(`alt="${picture.alt}"[^>]* loading="lazy"`));
  }
});

test('the slider has a step for each week and names the first one', () => {
  const [slider = ''] = htmlOf('/process').match(/<input[^>]*type="range"[^>]*>/) ?? [];
  expect(slider).toContain(`max="${weeks.length - 1}"`);
  expect(slider).toContain(`aria-valuetext="${weeks[0]?.week}: ${weeks[0]?.caption}"`);
});

test('the home page shows the first and the last week, and links to those in between', () => {
  const html = htmlOf('/');
  expect(altsIn(html)).toEqual([weeks[0]?.picture.alt, weeks.at(-1)?.picture.alt]);
  expect(html).toMatch(new RegExp(`href="/process#weeks"[^>]*>${link}<`));
});

test('without such pictures, or if they are hidden, neither page shows the section', () => {
  for (const process of [others, { ...content.process, hidden: { sameCamera: true } as const }])
    for (const path of ['/', '/process']) {
      const html = htmlOf(path, { ...content, process });
      expect(html).not.toContain(heading);
      expect(altsIn(html)).toEqual([]);
    }
});
