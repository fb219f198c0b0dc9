import { content } from './content.ts';
import { bar, barButton, dialog, openMenu, readOn, scrollOn, scrollUp } from './reach.ts';
import { expect, lookAt, scrollTo, sectionOf, test, visit } from './studio.ts';

// Without films, which have their own tests.
test.use({ viewport: { width: 390, height: 844 }, saveData: true });

const { reach } = content.site;

test('the bar is hidden at the contact section and the footer', async ({ page }) => {
  await visit(page, '/');
  await scrollUp(page);
  const contact = sectionOf(page, content.home.contact.heading);
  for (const place of [contact, page.getByRole('contentinfo')]) {
    await lookAt(place);
    await scrollOn(page, 60);
    await scrollOn(page, -60);
    await expect(place).toBeInViewport();
    await expect(bar(page)).toHaveCount(0);
  }
  const top = await contact.evaluate((section) => section.getBoundingClientRect().top + scrollY);
  await scrollTo(page, top - 844);
  await scrollOn(page, -40);
  await expect(bar(page)).toBeVisible();
});

test('the bar is hidden while the menu is open; the page does not move', async ({ page }) => {
  const position = () => page.evaluate(() => scrollY);
  await visit(page, '/');
  await scrollUp(page);
  await expect(bar(page)).toBeVisible();
  const before = await position();
  await openMenu(page);
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  expect(await position()).toBe(before);
});

for (const key of ['Enter', 'tap'])
  test(`the bar opens the enquiry by ${key}, is hidden meanwhile, and gets the focus back`, async ({
    page,
  }) => {
    await visit(page, '/');
    await scrollUp(page);
    if (key === 'tap') await barButton(page).click();
    else await barButton(page).press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(barButton(page)).toBeFocused();
  });

test('the bar is hidden while the visitor types', async ({ page }) => {
  await visit(page, '/');
  await scrollUp(page);
  const question = page.getByPlaceholder(content.faq.ask.placeholder);
  await question.fill('Do you');
  // The contact section, which comes next, stays off the screen.
  await question.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await scrollOn(page, 100);
  await scrollOn(page, -60);
  await expect(question).toBeInViewport();
  await expect(bar(page)).toBeHidden();
  await question.blur();
  await scrollOn(page, -40);
  await expect(bar(page)).toBeVisible();
});

test('the bar never covers the focused element', async ({ page }) => {
  await visit(page, '/');
  /** The focused element's markup if the bar covers its middle. */
  const covered = () =>
    page.evaluate((label) => {
      const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      const bar = above?.closest(`[aria-label="${label}"]`);
      return bar && !bar.contains(document.activeElement)
        ? document.activeElement!.outerHTML
        : null;
    }, reach.label);
  for (const key of ['Tab', 'Shift+Tab']) {
    await page
      .locator('main a')
      .nth(key === 'Tab' ? 1 : 12)
      .focus();
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press(key);
      expect(await covered()).toBeNull();
      await scrollOn(page, 30);
      await scrollOn(page, -60);
      expect(await covered()).toBeNull();
    }
  }
});

test('the bar stays while it has the keyboard focus', async ({ page }) => {
  await visit(page, '/');
  await scrollUp(page);
  await page.keyboard.press('Tab');
  await bar(page).getByRole('link', { name: reach.call }).focus();
  await page.keyboard.press('Tab');
  const second = bar(page).locator('a, button').nth(1);
  await expect(second).toBeFocused();
  await scrollOn(page, 60);
  await expect(second).toBeFocused();
});

test('the bar is not shown when scrolling down while a section above is laid out', async ({
  page,
}) => {
  await visit(page, '/');
  await readOn(page, 2600);
  const moved = await page.evaluate(async () => {
    const before = scrollY;
    // Whichever section the content puts there.
    const above = [...document.querySelectorAll<HTMLElement>('main > .section')].find(
      (section) => section.offsetHeight > 200 && section.getBoundingClientRect().bottom < 0,
    );
    if (!above) return undefined;
    above.style.height = `${above.offsetHeight - 120}px`;
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    return before - scrollY;
  });
  test.skip(moved === undefined, 'the home page is too short');
  expect(moved, 'the browser anchors the scroll position').toBeGreaterThan(100);
  await expect(bar(page)).toHaveCount(0);
});
