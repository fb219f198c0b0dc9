/** In forced colours controls still look like controls, and drawings are still visible. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { barLink, barLinks } from './bar-links.ts';
import { content } from './content.ts';
import { expect, lookAt, test, visit } from './studio.ts';

/** Share of an element's pixels that differ from its upper left corner, 0 to 1. `from`: where the measured part begins. */
async function inked(part: Locator, from = 0): Promise<number> {
  await lookAt(part);
  const { x, y, width, height } = (await part.boundingBox())!;
  const shot = await part.page().screenshot({
    clip: { x: x + from * width, y, width: (1 - from) * width, height },
  });
  const { data } = await sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => Math.abs(value - data[0]!) > 100).length / data.length;
}
const borderOf = (part: Locator) =>
  part.evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return `${borderTopStyle} ${borderTopWidth}`;
  });

/** Every button of the page has an edge. */
async function expectEdges(page: Page) {
  for (const button of await page.locator('.button:visible').all())
    expect(await borderOf(button)).toBe('solid 1px');
}

/** The dots of the films are visible, the current one most. */
async function expectDots(page: Page) {
  const dots = page.getByRole('button', { name: /^Film \d of / });
  const first = await inked(dots.nth(0));
  const second = await inked(dots.nth(1));
  expect(second).toBeGreaterThan(0.02);
  expect(first).toBeGreaterThan(2 * second);
}

/** The checks for each page. */
const LOOKS: Record<string, (page: Page) => Promise<void>> = {
  async '/'(page) {
    await expectDots(page);
    await expectEdges(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: content.forms.enquiry.button })
      .click();
    expect(await borderOf(page.getByRole('dialog'))).toBe('solid 1px');
    await page.keyboard.press('Escape');
    const control = page.getByRole('button', { name: 'Pause motion' });
    await control.click();
    // Its triangle is made of transparent borders, which forced colours would fill.
    const adjust = await control
      .locator('span')
      .evaluate((sign) => getComputedStyle(sign).forcedColorAdjust);
    expect(adjust).toBe('none');
  },
  '/about': expectDots,
  async '/faq'(page) {
    await expectEdges(page);
    // Plus and minus of the questions are visible.
    const summary = page.getByText(content.faq.items[0]!.question).locator('..');
    const plus = await inked(summary, 0.95);
    expect(plus).toBeGreaterThan(0.01);
    await summary.click();
    await page.mouse.move(0, 0);
    const minus = await inked(summary, 0.95);
    expect(minus).toBeGreaterThan(0.005);
    expect(minus).toBeLessThan(plus);
  },
  async '/contact'(page) {
    await expectEdges(page);
    const choice = page.getByRole('main').getByRole('combobox');
    // The line below it is a twentieth of its height; its arrow is above.
    const line = await inked(
      page.getByRole('main').getByLabel(content.forms.labels.user_email),
      0.9,
    );
    expect(await inked(choice, 0.9)).toBeGreaterThan(line + 0.005);
  },
  '/services': expectEdges,
  async '/projects'(page) {
    // The link of the current page is underlined in the navbar.
    for (const { to, label } of barLinks(1)) {
      const decoration = await barLink(page, label).evaluate(
        (link) => getComputedStyle(link).textDecorationLine,
      );
      expect(decoration, label).toBe(to === '/projects' ? 'underline' : 'none');
    }
  },
};

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
    });
    test(`in forced colours, ${colorScheme} scheme, controls look like controls and drawings are visible`, async ({
      page,
    }) => {
      for (const [path, look] of Object.entries(LOOKS))
        await test.step(path, async () => {
          await visit(page, path);
          await look(page);
        });
    });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`with more contrast small text has the colour of the body text, ${colorScheme} scheme`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, colorScheme, contrast: 'more' });
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('preloader', 'played'));
    await visit(page, '/faq');
    const colours = await page.evaluate(() => {
      const styleOf = (part: string) => getComputedStyle(document.querySelector(part)!);
      return {
        ink: styleOf('body').color,
        small: styleOf('main details p, main details div').color,
        line: styleOf('main details').borderTopColor,
      };
    });
    expect(colours.small).toBe(colours.ink);
    expect(colours.line).toBe(colours.ink);
    await context.close();
  });
