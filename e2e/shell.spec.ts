import { NAVBAR_SCROLLED_PX } from '#app/constants.ts';
import { barLink, barLinks, expectTitle } from './bar-links.ts';
import { content } from './content.ts';
import { expect, scrollTo, test, visit } from './studio.ts';

const { site } = content;
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a notification banner at the top shows phone, email and office address', async ({ page }) => {
  await visit(page, '/');
  const banner = page.getByRole('complementary', { name: 'Contact details' });
  await expect(banner).toBeInViewport();
  await expect(banner).toContainText(`${site.address.locality}, ${site.address.city}`);
  const phone = banner.getByRole('link', { name: site.phone.value });
  await expect(phone).toHaveAttribute('href', `tel:${site.phone.value.replaceAll(' ', '')}`);
  const email = banner.getByRole('link', { name: site.email.value });
  await expect(email).toHaveAttribute('href', `mailto:${site.email.value}`);
});

test('the links of the navbar open their pages, and the current one is marked', async ({
  page,
}) => {
  await visit(page, '/privacy');
  for (const { to, label } of barLinks(1, '/privacy')) {
    await barLink(page, label).click();
    await expect(page).toHaveURL(to);
    await expectTitle(page, to);
    await expect(barLink(page, label)).toHaveAttribute('aria-current', 'page');
  }
});

test('the navbar changes its style once the page is scrolled far enough', async ({ page }) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  await scrollTo(page, NAVBAR_SCROLLED_PX + 1);
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await scrollTo(page, NAVBAR_SCROLLED_PX);
  await expect(header).not.toHaveAttribute('data-scrolled');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a toggle opens and closes the list of links', async ({ page }) => {
    await visit(page, '/');
    const [first] = barLinks(1);
    const link = barLink(page, first!.label);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(link).toBeHidden();
    await menu.click();
    await expect(link).toBeVisible();
    await expect(page.locator('[aria-controls=menu]')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(link).toBeHidden();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  for (const saveData of [false, true])
    test.describe(saveData ? 'with data saver' : 'without data saver', () => {
      test.use({ saveData });
      test(`an open list ${saveData ? 'prefetches nothing' : 'prefetches its pages'}`, async ({
        page,
      }) => {
        const requested: string[] = [];
        page.on('request', (request) => requested.push(new URL(request.url()).pathname));
        const pages = () => requested.filter((path) => path.endsWith('.data')).sort();
        await visit(page, '/faq');
        expect(pages()).toEqual([]);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.waitForLoadState('networkidle');
        const all = site.navbar.map(({ to }) => (to === '/' ? '/_.data' : `${to}.data`));
        await expect.poll(pages).toEqual(saveData ? [] : all.sort());
      });
    });

  test('the list closes when a link in it is clicked', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const [next] = barLinks(1, '/');
    await barLink(page, next!.label).click();
    await expect(page).toHaveURL(next!.to);
    await expect(barLink(page, next!.label)).toBeHidden();
  });

  test('the list has an enquiry button, which closes it', async ({ page }) => {
    await visit(page, '/faq');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu').getByRole('button', { name: content.forms.enquiry.button }).click();
    await expect(page.getByRole('dialog', { name: content.forms.enquiry.heading })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
  });

  test('Escape closes the list and returns the focus to the toggle', async ({ page }) => {
    await visit(page, '/');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
  });
});

test('the first tab stop is a link to the content', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer shows office, contact, follow-us links and the current year', async ({ page }) => {
  await visit(page, '/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(site.address.street.value);
  await expect(footer.getByRole('link', { name: site.phone.value })).toBeVisible();
  await expect(footer.getByRole('link', { name: site.email.value })).toBeVisible();
  for (const { name, url } of site.socials)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url.value);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.fullName}`);
});
