import { projectPath } from '#content-model/pages.ts';
import { axeFaults } from './axe.ts';
import { barLink, barLinks } from './bar-links.ts';
import { COLLECTION_PATHS, content, PATHS, PROJECT_PATHS } from './content.ts';
import { expect, test, visit } from './studio.ts';

const { foundingYear, priceRange, hours } = content.site;
const EVERYTHING = PATHS.concat('/404');

test.describe('search engines', () => {
  test('the sitemap lists every page and robots.txt names the sitemap', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!));
    expect(listed.map(({ pathname }) => pathname).sort()).toEqual(
      [...PATHS, ...PROJECT_PATHS, ...COLLECTION_PATHS].sort(),
    );
    expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: .*\/sitemap\.xml/);
  });

  test('icons and web manifest are served', async ({ request }) => {
    const manifest = await (await request.get('/site.webmanifest')).json();
    expect(manifest.name).toBe(content.site.fullName);
    const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
    for (const path of [...icons, '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'])
      expect((await request.get(path)).status(), path).toBe(200);
  });

  test('every page has structured data of the studio', async ({ request }) => {
    for (const path of EVERYTHING)
      await test.step(path, async () => {
        const html = await (await request.get(path)).text();
        const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
        const graph: { '@type': string; telephone?: string; openingHours?: string | string[] }[] =
          JSON.parse(json!)['@graph'];
        const [studio] = graph;
        expect(studio).toMatchObject({
          '@type': 'HomeAndConstructionBusiness',
          foundingDate: String(foundingYear),
          priceRange,
        });
        expect([studio!.openingHours].flat().join()).toContain(hours.opens);
        expect('telephone' in studio!).toBe(!content.site.phone.isPlaceholder);
        expect(graph.some((thing) => thing['@type'] === 'FAQPage')).toBe(path === '/faq');
      });
  });
});

test.describe('addresses', () => {
  test('upper case and a trailing slash redirect to the canonical address', async ({ request }) => {
    for (const path of ['/FAQ', '/faq/', '/Faq/']) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(301);
      expect(answer.headers().location, path).toBe('/faq');
    }
  });

  test('any other path shows that it is not found, all projects by name and the home page, with status 404 and noindex', async ({
    page,
    expectFault,
  }) => {
    expectFault(/404/);
    // Text that is still fading in has less contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await page.goto('/no-such-house?from=x');
    expect(answer!.status()).toBe(404);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const missed = page.getByRole('region', { name: content.pages['/404']!.title });
    await expect(missed.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(missed.getByText(content.home.hero.notFound)).toBeInViewport();
    for (const { slug, title } of content.categories.flatMap(({ projects }) => projects))
      await expect(missed.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        projectPath(slug),
      );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(
      page.getByRole('heading', { level: 2, name: content.home.hero.headline }),
    ).toBeAttached();
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical!).pathname).toBe('/');
  });

  test('links work on an unknown path, and Back returns to it', async ({ page, expectFault }) => {
    expectFault(/404/);
    await page.goto('/no/such/house');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const [next] = barLinks(1, '/');
    await barLink(page, next!.label).click();
    await expect(page).toHaveURL(next!.to);
    await page.goBack();
    await expect(page).toHaveURL(/\/no\/such\/house$/);
    await expect(page.getByText(content.home.hero.notFound)).toBeVisible();
  });

  test('links between pages do not load a new document', async ({ page }) => {
    await visit(page, '/about');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const footer = content.site.footer.links.flat().map(({ to }) => to);
    for (const path of PATHS.filter((each) => footer.includes(each))) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
