import type { Locator, Page } from '@playwright/test';
import { moreLinks } from '#app/site/more-links.server.ts';
import { barLink, barLinks } from './bar-links.ts';
import { content, PATHS } from './content.ts';
import { bar, dialog, directLinks, openMenu, skipWithoutWhatsApp, textOf } from './reach.ts';
import { expect, mainNavigation, sectionOf, test, visit } from './studio.ts';

// Without films, which have their own tests.
test.use({ viewport: { width: 390, height: 844 }, saveData: true });

const { site, pages } = content;
const { reach } = site;

test.describe('the bottom of the menu', () => {
  const more = moreLinks(content);
  const last = more.at(-1)!;
  const foot = (page: Page, name: string) =>
    mainNavigation(page).locator('#menu').getByRole('link', { name, exact: true });

  test('has small links to services and questions, and the list keeps its links', async ({
    page,
  }) => {
    await visit(page, more[0]!.to);
    await openMenu(page);
    await expect(mainNavigation(page).getByRole('listitem')).toHaveCount(
      content.site.navbar.length,
    );
    await expect(foot(page, more[0]!.label)).toHaveAttribute('aria-current', 'page');
    const size = (link: Locator) =>
      link.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size(foot(page, last.label))).toBeLessThan(
      (await size(barLink(page, site.navbar[0]!.label))) / 2,
    );
    expect((await foot(page, last.label).boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await foot(page, last.label).click();
    await expect(page).toHaveURL(last.to);
    await expect(foot(page, last.label)).toBeHidden();
  });

  test('fits the screen of every phone, with call and WhatsApp', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page, '/');
    await openMenu(page);
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of [last.label, ...directLinks]) {
        await expect(foot(page, name), `${width} × ${height} px`).toBeInViewport({ ratio: 1 });
        expect((await foot(page, name).boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('is not part of the wide navbar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/');
    for (const name of [...more.map(({ label }) => label), ...directLinks])
      await expect(foot(page, name)).toBeHidden();
  });
});

test('on a phone each form has call and WhatsApp beside it', async ({ page }) => {
  await visit(page, '/contact');
  const contact = sectionOf(page, content.contact.headline);
  const call = contact.getByRole('link', { name: reach.call, exact: true });
  await expect(call).toBeInViewport({ ratio: 1 });
  for (const name of directLinks)
    await expect(contact.getByRole('link', { name, exact: true }).first()).toBeInViewport();
  await page
    .getByRole('banner')
    .getByRole('button', { name: content.forms.enquiry.button })
    .click();
  for (const name of directLinks)
    await expect(dialog(page).getByRole('link', { name, exact: true })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of directLinks)
    await expect(dialog(page).getByRole('link', { name, exact: true })).toBeHidden();
  await expect(call).toBeHidden();
});

test('on a wide screen WhatsApp is below the number beside the form', async ({ page }) => {
  skipWithoutWhatsApp();
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/contact');
  const link = page.locator('address').getByRole('link', { name: reach.whatsapp }).first();
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
});

test('while a project is open, the WhatsApp text names it', async ({ page }) => {
  skipWithoutWhatsApp();
  const [next] = barLinks(1, '/projects');
  const [, residential] = content.categories;
  const { slug, title } = residential!.projects[0]!;
  const link = page.locator('#menu a', { hasText: reach.whatsapp });
  await visit(page, `/projects#${slug}`);
  await expect.poll(() => textOf(link)).toBe(reach.projectText.replace('{project}', title));
  await openMenu(page);
  await barLink(page, next!.label).click();
  await expect(page).toHaveURL(next!.to);
  await expect.poll(() => textOf(link)).toBe(pages[next!.to]!.whatsapp ?? reach.text);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('WhatsApp opens with the text of each page', async ({ page }) => {
    skipWithoutWhatsApp();
    for (const path of PATHS) {
      await page.goto(path);
      await openMenu(page);
      const link = page.locator('#menu').getByRole('link', { name: reach.whatsapp });
      await expect(link, path).toBeInViewport();
      expect(await textOf(link), path).toBe(pages[path]!.whatsapp ?? reach.text);
    }
  });

  test('the address links to a map: in the banner, on the contact page, in the footer', async ({
    page,
  }) => {
    await page.goto('/contact');
    const banner = page.getByRole('complementary', { name: 'Contact details' });
    const { street, locality, city, postalCode } = site.address;
    for (const link of [
      banner.getByRole('link', { name: reach.map }),
      page.getByRole('main').getByRole('link', { name: reach.map }),
      page.getByRole('contentinfo').getByRole('link', { name: reach.map }),
    ]) {
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('rel', 'noopener');
      const href = new URL((await link.getAttribute('href'))!);
      expect(href.origin + href.pathname).toBe('https://www.google.com/maps/search/');
      const place = `${site.fullName}, ${street.value}, ${locality}, ${city} ${postalCode.value}`;
      expect([href.searchParams.get('api'), href.searchParams.get('query')]).toEqual(['1', place]);
    }
  });

  test('there is no bar', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, -300);
    await expect(bar(page)).toHaveCount(0);
  });
});
