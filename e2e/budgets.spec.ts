import { readManifest } from '#pictures/manifest.ts';
import { BUDGETS, FRAMEWORK } from './budgets.ts';
import { PATHS } from './content.ts';
import { expect, test } from './studio.ts';

const stemOf = (url: string) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? url;
const heaviestFirst = (sizes: ReadonlyMap<string, number>) =>
  [...sizes].sort(([, a], [, b]) => b - a).map(([name, bytes]) => `${name} ${bytes}`);

for (const path of PATHS)
  test(`${path} keeps to its budget of bytes`, async ({ page }) => {
    const scripts = new Map<string, number>();
    const fonts = new Map<string, number>();
    let html = 0;
    let styles = 0;
    let hydration = 0;
    page.on('requestfinished', async (request) => {
      const url = new URL(request.url()).pathname;
      const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
      if (url === path) html = await size;
      else if (stemOf(url) === 'data') hydration = await size;
      else if (url.endsWith('.js')) scripts.set(url, await size);
      else if (url.endsWith('.css')) styles = await size;
      else if (url.endsWith('.woff2')) fonts.set(url, await size);
    });
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');

    const isFramework = (url: string) => FRAMEWORK.includes(stemOf(url));
    const part = (framework: boolean) =>
      new Map([...scripts].filter(([url]) => isFramework(url) === framework));
    const sum = (sizes: ReadonlyMap<string, number>) =>
      [...sizes.values()].reduce((all, bytes) => all + bytes, 0);
    const keep = (name: keyof typeof BUDGETS, bytes: number, what: readonly string[]) =>
      expect
        .soft(bytes, `${path}: "${name}" grew. ${what.join(', ')}`)
        .toBeLessThanOrEqual(BUDGETS[name]);
    keep('html', html, ['the page itself']);
    keep('styles', styles, ['the style sheet']);
    keep('hydration', hydration, ['what its loaders say']);
    keep('framework', sum(part(true)), heaviestFirst(part(true)));
    keep('own', sum(part(false)), heaviestFirst(part(false)));
    keep('fonts', sum(fonts), heaviestFirst(fonts));
  });

test('the next page’s data stays small', async ({ request }) => {
  for (const path of PATHS) {
    const answer = await request.get(path === '/' ? '/_.data' : `${path}.data`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    const bytes = Number(answer.headers()['content-length']);
    expect(bytes, `${path}.data`).toBeLessThanOrEqual(BUDGETS.data);
  }
});

test('every film keeps to its budget in both codecs', async ({ request }) => {
  for (const [name, { phone, ...wide }] of Object.entries(readManifest().films)) {
    const phoneLimit = name === 'intro' ? BUDGETS.phoneIntro : BUDGETS.phoneFilm;
    for (const [sources, limit] of [
      [wide, BUDGETS.film],
      [phone!, phoneLimit],
    ] as const)
      for (const address of [sources.av1, sources.h264]) {
        const answer = await request.head(address);
        expect(Number(answer.headers()['content-length']), address).toBeLessThanOrEqual(limit);
      }
  }
});

for (const path of PATHS)
  test(`${path} asks for no script and no style before it is painted`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [head] = html.split('</head>');
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
    expect(head).not.toMatch(/<link[^>]*(stylesheet|modulepreload)/);
    expect(head).not.toMatch(/<script[^>]* src=/);
    // Every picture says how large it is, so nothing moves when it comes.
    for (const [img] of html.matchAll(/<img\b[^>]*>/g))
      expect(img).toMatch(/width="\d+" height="\d+"/);
    // No style attribute: the content security policy would block it.
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/);
  });

test('React can be read on a background thread: its wrappers are functions', async ({
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
  // A wrapper is what the bundler's helper is called with: `a=t((function(e,t){…}))`.
  expect(script.match(/=\w+\(\(function\(\w*(,\w+)?\)\{/g)?.length).toBeGreaterThanOrEqual(8);
  expect(script).not.toMatch(/=\w+\(\((\(\w*(,\w+)?\)|\w+)=>\{/);
});
