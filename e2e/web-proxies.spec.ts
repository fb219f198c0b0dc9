/** A visitor's walk over https and HTTP/2 behind Caddy and behind nginx, with the files of deploy/machine. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesFolder } from '#server/releases/folder.ts';
import { published } from '../deploy/machine/proxy/testing/published.ts';
import {
  isInstalled,
  type ProxyName,
  startProxy,
} from '../deploy/machine/proxy/testing/start-proxy.ts';
import { fromReleases } from '../deploy/shared/built-site.ts';
import { content } from './content.ts';
import { expectEmail, FORMS, newVisitor } from './enquiries.ts';
import { test as base, expect, mainNavigation, visit } from './studio.ts';

/** Behind the proxy of that name, before the server of all tests. */
const test = base.extend<{ proxyName: ProxyName }>({
  proxyName: ['caddy', { option: true }],
  baseURL: async ({ proxyName, baseURL }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'e2e-proxy-'));
    // nginx's workers are another user.
    chmodSync(folder, 0o755);
    const { files } = fromReleases(releasesFolder(process.env.E2E_DATA_DIR!))!;
    const upstream = Number(new URL(baseURL!).port);
    const proxy = await startProxy(proxyName, {
      published: published(files, folder),
      scratch: join(folder, 'settings'),
      upstream,
    });
    await use(proxy.url.origin);
    await proxy.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});
test.use({ ignoreHTTPSErrors: true });

for (const proxyName of ['caddy', 'nginx'] as const)
  test.describe(proxyName, () => {
    test.skip(!isInstalled(proxyName), `needs ${proxyName} of Debian's packages`);
    test.use({ proxyName });

    test('pages, pictures, the way between pages and an enquiry', async ({ page }) => {
      await visit(page, '/');
      const protocols = await page.evaluate(() =>
        performance
          .getEntries()
          .filter((entry) => 'nextHopProtocol' in entry)
          .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
      );
      expect(new Set(protocols.filter(Boolean))).toEqual(new Set(['h2']));
      expect(protocols.length).toBeGreaterThan(5);

      await mainNavigation(page).getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveTitle(new RegExp(content.pages['/about']!.title));
      await page.reload();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();

      const { path, find, fill, button } = FORMS['Contact page'];
      const visitor = newVisitor();
      await visit(page, path);
      const form = await find(page);
      await fill(form, visitor);
      await form.getByRole('button', { name: button }).click();
      await expectEmail(visitor);
    });

    test('an unknown address, and a moved one with its question mark', async ({
      page,
      expectFault,
    }) => {
      expectFault(/404/);
      const answer = await page.goto('/nowhere');
      expect(answer!.status()).toBe(404);
      await expect(page.locator('h1')).toBeVisible();
      const moved = await page.goto('/about/?a=b');
      expect(moved!.url()).toMatch(/\/about\?a=b$/);
    });
  });
