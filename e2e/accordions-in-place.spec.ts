import type { Locator, Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, lookAt, test, visit } from './studio.ts';

/** Pages with accordions, the name of each, and windows in which an answer above is higher than half the screen. */
const ACCORDIONS = [
  ['/', 'faq'],
  ['/faq', 'faq'],
  ['/projects#residential', 'portfolio-project'],
] as const;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

const top = (place: Locator) => place.evaluate((it) => it.getBoundingClientRect().top);

/** Waits until all animations of the accordion are over and the layout has been drawn. */
const settled = (summary: Locator) =>
  summary.evaluate(async (it) => {
    const frame = () => new Promise(requestAnimationFrame);
    const list = it.parentElement?.parentElement;
    await frame();
    await Promise.allSettled(list?.getAnimations({ subtree: true }).map((a) => a.finished) ?? []);
    for (let i = 0; i < 20; i++) await frame();
  });

/** Scrolls an entry to mid-screen, clicks it there, and returns how far it has moved once it is open. */
async function moved(page: Page, summary: Locator) {
  await summary.evaluate((it) => {
    const { top: at } = it.getBoundingClientRect();
    scrollBy({ top: at - innerHeight / 2, behavior: 'instant' });
  });
  // Wait until everything above that loads late has loaded.
  await expect(async () => {
    const first = await top(summary);
    await settled(summary);
    expect(await top(summary)).toBe(first);
  }).toPass();
  const before = await top(summary);
  await summary.click();
  await expect(summary.locator('..')).toHaveAttribute('open');
  await settled(summary);
  return {
    by: Math.abs((await top(summary)) - before),
    isFree: await page.evaluate(
      () => scrollY > 0 && scrollY < document.documentElement.scrollHeight - innerHeight - 1,
    ),
  };
}

for (const [path, name] of ACCORDIONS)
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`a tapped entry of the accordion of ${path} keeps its place in every window, motion ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize(WINDOWS[0]!);
      await visit(page, path);
      const all = page.locator(`details[name="${name}"]`);
      const entries = all.locator('> summary');
      if (path.startsWith('/projects'))
        await lookAt(page.getByRole('region', { name: content.projects.detailsHeading }));
      await expect(entries.first()).toBeAttached();
      // With motion each entry takes seconds, so only some are tested.
      const step = reducedMotion === 'reduce' ? 1 : 3;
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await all.evaluateAll((each) => {
          for (const entry of each) entry.removeAttribute('open');
        });
        for (let i = 0; i < (await entries.count()); i += step) {
          const where = `entry ${i + 1} at ${size.width} × ${size.height} px`;
          const { by, isFree } = await moved(page, entries.nth(i));
          // A page at its top or end cannot be scrolled further.
          if (isFree) expect.soft(by, where).toBeLessThan(2);
          else await expect(entries.nth(i), where).toBeInViewport({ ratio: 1 });
        }
      }
    });
