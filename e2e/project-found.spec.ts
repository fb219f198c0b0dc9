/** A project's page in search results, shared links and print. */
import { brotliCompressSync } from 'node:zlib';
import { projectPath } from '#content-model/pages.ts';
import { content } from './content.ts';
import { pageBytes } from './page-bytes.ts';
import { expect, test, visit } from './studio.ts';

const ENTITIES = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
/** A text of the HTML without entities. */
const plain = (text: string | undefined) =>
  Object.entries(ENTITIES).reduce(
    (left, [entity, character]) => left?.replaceAll(entity, character),
    text,
  );

const projects = content.categories.flatMap((category) => category.projects);

for (const { slug, title, facts, photos } of projects) {
  const path = projectPath(slug);
  test(`${path} has a title, a description, a canonical link and its own card`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const meta = (name: string) =>
      plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
    expect(plain(/<title>([^<]*)/.exec(html)![1])).toMatch(new RegExp(`^${RegExp.escape(title)}`));
    expect(meta('description')).toContain(facts?.area ?? '');
    expect(new URL(/rel="canonical" href="([^"]*)"/.exec(html)![1]!).pathname).toBe(path);
    expect(meta('robots')).toBeUndefined();
    const card = await request.get(new URL(meta('og:image')!).pathname);
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(card.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt')).toContain(title);
  });

  test(`${path} lists every picture for search engines, at working addresses`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(json!)['@graph'];
    const work = graph.find((thing) => thing['@type'] === 'CreativeWork')!;
    const images = work.image as { contentUrl: string }[];
    expect(images).toHaveLength(photos.filter(({ encoded }) => encoded).length);
    const answer = await request.head(new URL(images.at(-1)!.contentUrl).pathname);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const { contentUrl } of images) expect(sitemap).toContain(contentUrl);
    expect(html).toContain('id="rights"');
  });

  test(`${path} prints on two to four sheets, with its texts, links and title`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    const pdf = (await page.pdf({ preferCSSPageSize: true, tagged: true })).toString('latin1');
    const sheets = pdf.match(/\/Type \/Page\b/g)!.length;
    expect(sheets).toBeGreaterThanOrEqual(2);
    expect(sheets).toBeLessThanOrEqual(4);
    expect(pdf).toContain('/Font');
    expect(pdf).toContain('/URI');
    expect(pdf).toMatch(/\/Title /);
  });
}

test('llms.txt lists every project with its facts', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  for (const { slug, title, facts } of projects) {
    expect(text).toContain(`[${title}](`);
    expect(text).toContain(`${projectPath(slug)})`);
    if (facts?.area) expect(text).toContain(facts.area);
  }
});

/** Bytes of a project's page without its texts, and of each photo on it without its captions. */
const FRAME = 10_400;
const PHOTO = 90;

/** All texts of the owner in a part of the content. */
const wordsOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(wordsOf);

test('a project’s page is little larger than its texts', async ({ request }) => {
  for (const project of projects) {
    const bytes = await pageBytes(await (await request.get(projectPath(project.slug))).text());
    const words = brotliCompressSync(wordsOf(project).join('\n')).length;
    expect(bytes - words, project.slug).toBeLessThanOrEqual(FRAME + PHOTO * project.photos.length);
  }
});
