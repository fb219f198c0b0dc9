import { content } from './content.ts';
import { expect, test } from './studio.ts';

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
