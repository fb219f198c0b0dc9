import { content, PATHS } from './content.ts';
import { expect, test } from './studio.ts';

test.use({ javaScriptEnabled: false });

for (const path of PATHS)
  test(`the alternative text of the card of ${path} says what it shows, and is not the page’s description`, async ({
    page,
  }) => {
    await page.goto(path);
    const of = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    const alt = await of('og:image:alt');
    expect(alt!.length).toBeGreaterThan(20);
    expect(alt).not.toBe(await of('og:description'));
    const headline = (await page.locator('h1').textContent())!.replaceAll(/\s+/g, ' ');
    if (content.pages[path]!.picture) expect(alt).toContain(`“${headline}” – `);
    else expect(alt).toBe(content.site.share.alt);
  });

test('the pictures in the structured data exist', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const [studio] = JSON.parse(json!)['@graph'];
  expect(studio.image.length).toBeGreaterThan(0);
  for (const address of studio.image) {
    expect(address).toMatch(/^https?:\/\/.*\/media\/.*\.jpg$/);
    const answer = await request.get(new URL(address).pathname);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  }
  const links = content.site.socials.filter(({ url }) => !url.isPlaceholder);
  expect(studio.sameAs ?? 'left out').toEqual(
    links.length > 0 ? links.map(({ url }) => url.value) : 'left out',
  );
});
