import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { filmLimit, OPENING_FILM } from '#content-model/films.ts';
import { readManifest } from '#pictures/manifest.ts';
import { readBrand } from '#tools/brand/brand.ts';
import { BRAND_MODULES } from '#tools/brand/brand-plugin.ts';
import { BUDGETS, FRAMEWORK } from '#tools/release/budgets.ts';
import { content, PATHS } from './content.ts';
import { pageBytes } from './page-bytes.ts';
import { expect, test } from './studio.ts';

/** Pages with their own style sheet. */
const OWN_SHEET = ['/about', '/cost', '/faq', '/process', '/projects', '/whychooseus'];

const stemOf = (url: string) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? url;
const heaviestFirst = (sizes: ReadonlyMap<string, number>) =>
  [...sizes].sort(([, a], [, b]) => b - a).map(([name, bytes]) => `${name} ${bytes}`);

const compressed = (text: string) => (text ? brotliCompressSync(text).length : 0);
const brand = await readBrand();
/** The owner's share of the style sheet: colours and fonts other than the standard ones. */
const COLOURS = compressed(BRAND_MODULES['virtual:brand.css']!(brand));
/** The owner's share of HTML and script: what a mark has more than a letter. */
const MARK = Math.max(0, compressed(brand.letter) - 350);
/** Films that a page shows; others are not part of a release. */
const films = Object.entries(readManifest().films).filter(
  ([name]) => name === OPENING_FILM || JSON.stringify(content).includes(`"film":"${name}"`),
);

/** The owner's share of a page: bytes of texts (brotli) and rates, and the pictures. */
async function ownersShare(page: Page, html: string, path: string) {
  const { words, pictures } = await page.evaluate((text) => {
    const { body, head } = new DOMParser().parseFromString(text, 'text/html');
    for (const code of body.querySelectorAll('script, style')) code.remove();
    const names = ['alt', 'content', 'aria-label', 'title'];
    const said = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) said.push(nodes.currentNode.textContent ?? '');
    return { words: said.filter(Boolean), pictures: body.querySelectorAll('img').length };
  }, html);
  // All rates are the owner's; the page shows a part of them.
  if (path === '/cost') words.push(JSON.stringify(content.costs));
  return { words: compressed(words.join('\n')), pictures };
}
type Share = Awaited<ReturnType<typeof ownersShare>>;
const limitOf = (
  { words, pictures }: Share,
  { frame, picture }: (typeof BUDGETS)['html' | 'data'],
) => words + frame + picture * pictures;

for (const path of PATHS)
  test(`${path} keeps to its byte budget`, async ({ page, request }) => {
    const scripts = new Map<string, number>();
    const fonts = new Map<string, number>();
    let styles = 0;
    let hydration = 0;
    const finished: Promise<void>[] = [];
    const weigh = async (request: Request) => {
      const url = new URL(request.url()).pathname;
      const { responseBodySize: size } = await request.sizes();
      if (stemOf(url) === 'data') hydration = size;
      else if (url.endsWith('.js')) scripts.set(url, size);
      // The site's sheet; that of the page alone is smaller.
      else if (url.endsWith('.css')) styles = Math.max(styles, size);
      else if (url.endsWith('.woff2')) fonts.set(url, size);
    };
    page.on('requestfinished', (request) => finished.push(weigh(request)));
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await Promise.all(finished);

    const isFramework = (url: string) => FRAMEWORK.includes(stemOf(url));
    const part = (framework: boolean) =>
      new Map([...scripts].filter(([url]) => isFramework(url) === framework));
    const sum = (sizes: ReadonlyMap<string, number>) =>
      [...sizes.values()].reduce((all, bytes) => all + bytes, 0);
    const keep = (name: string, bytes: number, limit: number, what: readonly string[]) => {
      expect.soft(bytes, `${path}: "${name}" grew. ${what.join(', ')}`).toBeLessThanOrEqual(limit);
      // A resource that was not measured would keep to any budget.
      expect.soft(bytes, `${path}: "${name}" was weighed`).toBeGreaterThan(limit / 10);
    };
    const text = await (await request.get(path)).text();
    const share = await ownersShare(page, text, path);
    const { framework, own } = BUDGETS;
    keep('html', await pageBytes(text), limitOf(share, BUDGETS.html) + MARK, ['the page itself']);
    keep('styles', styles, BUDGETS.styles + COLOURS, ['the style sheet']);
    expect.soft(styles, 'the sheet has the CSS modules too').toBeGreaterThan(BUDGETS.styles / 2);
    keep('data', hydration, limitOf(share, BUDGETS.data), ['what its loaders say']);
    keep('framework', sum(part(true)), framework, heaviestFirst(part(true)));
    keep('own', sum(part(false)), own + MARK, heaviestFirst(part(false)));
    keep('fonts', sum(fonts), BUDGETS.fonts, heaviestFirst(fonts));
  });

test('the next page’s data stays small', async ({ page, request }) => {
  for (const path of PATHS) {
    const answer = await request.get(path === '/' ? '/_.data' : `${path}.data`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    const bytes = Number(answer.headers()['content-length']);
    const html = await (await request.get(path)).text();
    const limit = limitOf(await ownersShare(page, html, path), BUDGETS.data);
    expect(bytes, `${path}.data`).toBeLessThanOrEqual(limit);
    expect(bytes, `${path}.data`).toBeGreaterThan(limit / 10);
  }
});

test('every film keeps to its budget in both codecs', async ({ request }) => {
  for (const [name, { phone, ...wide }] of films) {
    for (const [sources, limit] of [
      [wide, filmLimit(name)],
      ...(phone ? ([[phone, filmLimit(`${name}-phone`)]] as const) : []),
    ] as const)
      for (const address of [sources.av1, sources.h264]) {
        const answer = await request.head(address);
        const bytes = Number(answer.headers()['content-length']);
        expect(bytes, address).toBeLessThanOrEqual(limit);
        expect(bytes, address).toBeGreaterThan(limit / 20);
      }
  }
});

test('no page requests a script or a style sheet before its first paint', async ({ request }) => {
  for (const path of PATHS)
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      const [head] = html.split('</head>');
      // The site's sheet, and that of the page alone if it has one.
      const sheets = OWN_SHEET.includes(path) ? 2 : 1;
      expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(sheets);
      expect(head).not.toMatch(/<link[^>]*(stylesheet|modulepreload)/);
      expect(head).not.toMatch(/<script[^>]* src=/);
      expect(html).not.toMatch(/<script type="module"[^>]*><\/script>/);
      // Every picture has its size in the HTML, so that nothing moves when it loads.
      for (const [img] of html.matchAll(/<img\b[^>]*>/g))
        expect(img).toMatch(/width="\d+" height="\d+"/);
      // No style attribute: the content security policy would block it.
      expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/);
    });
});

test('React can be parsed on a background thread: its wrappers are functions', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const [chunk] = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/framework-')),
  );
  const script = await (await request.get(chunk!)).text();
  // A wrapper is an argument of the bundler's helper: `a=t((function(e,t){…}))`.
  expect(script.match(/=\w+\(\(function\(\w*(,\w+)?\)\{/g)?.length).toBeGreaterThanOrEqual(8);
  expect(script).not.toMatch(/=\w+\(\((\(\w*(,\w+)?\)|\w+)=>\{/);
});
