/** A tap restyles what it changes, not the whole page: on a slow phone that takes a tenth of a second. */
import type { Locator, Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number; readonly data?: { readonly type?: string } };
}

/** The largest share of the page's elements that is restyled at once between a tap and the frame that answers it. */
async function restyled(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await target.tap();
  // A task after the second frame: the answer has been painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const complete = new Promise<void>((done) => cdp.once('Tracing.tracingComplete', () => done()));
  await cdp.send('Tracing.end');
  await complete;
  const tapAt = events.find((e) => e.name === 'EventDispatch' && e.args.data?.type === 'click')!.ts;
  const answer = events.filter(({ name, ts }) => name === 'Commit' && ts > tapAt)[0]?.ts;
  const counts = events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > tapAt && ts < answer!)
    .map(({ args }) => args.elementCount ?? 0);
  const all = await page.evaluate(() => document.querySelectorAll('body *').length);
  return Math.max(0, ...counts) / all;
}

for (const path of ['/', '/faq'])
  test(`a question of ${path} opens without restyling the page`, async ({ page }) => {
    test.skip(content.faq.items.length === 0, 'content/ has no question');
    await visit(page, path);
    const question = page.locator('details[name=faq] > summary').last();
    expect(await restyled(page, question)).toBeLessThan(0.2);
  });

test('a project’s details open without restyling the page', async ({ page }) => {
  await visit(page, '/projects');
  await lookAt(page.getByRole('region', { name: content.projects.detailsHeading }));
  const project = page.locator('details[name=portfolio-project]:not([open]) > summary').first();
  await expect(project).toBeVisible();
  expect(await restyled(page, project)).toBeLessThan(0.4);
});

test('the menu opens before the page beneath it is restyled', async ({ page }) => {
  await visit(page, '/');
  expect(await restyled(page, page.getByRole('button', { name: 'Menu' }))).toBeLessThan(0.2);
  await expect(page.locator('main')).toHaveCSS('visibility', 'hidden');
});
