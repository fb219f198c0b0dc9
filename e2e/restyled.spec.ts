/** A tap restyles only what it changes, not the whole page, which would take a slow phone a tenth of a second. */
import type { Locator, Page } from '@playwright/test';
import { projectPath } from '#content-model/pages.ts';
import { content, PROJECT_PATHS } from './content.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number; readonly data?: { readonly type?: string } };
}

/**
 * The largest share of the page's elements that is restyled at once between a tap and its next frame. Fails if the
 * browser reports no such frame or no restyled element, because then nothing was measured.
 */
async function restyled(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      // `Commit`, the end of a frame, is in the second category.
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await target.tap();
  // A task after the second frame: the result has been painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const complete = new Promise<void>((done) => cdp.once('Tracing.tracingComplete', () => done()));
  await cdp.send('Tracing.end');
  await complete;
  events.sort((a, b) => a.ts - b.ts);
  const tap = events.find((e) => e.name === 'EventDispatch' && e.args.data?.type === 'click');
  expect(tap, 'the click in the trace').toBeDefined();
  const tapAt = tap!.ts;
  const answer = events.find(({ name, ts }) => name === 'Commit' && ts > tapAt);
  expect(answer, 'the frame after the click in the trace').toBeDefined();
  const counts = events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > tapAt && ts < answer!.ts)
    .map(({ args }) => args.elementCount ?? 0);
  const all = await page.evaluate(() => document.querySelectorAll('body *').length);
  const most = Math.max(0, ...counts);
  expect(most, 'restyled elements in the trace').toBeGreaterThan(0);
  return most / all;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls into the page and waits until all of it is laid out. Returns its height. */
async function scrollDown(page: Page) {
  await lookAt(page.getByRole('heading', { level: 2 }).nth(2));
  await expect(page.locator('main ~ footer')).toHaveCSS('content-visibility', 'visible');
  return heightOf(page);
}

for (const path of ['/', '/faq'])
  test(`a question of ${path} opens without restyling the page`, async ({ page }) => {
    test.skip(content.faq.items.length === 0, 'content/ has no question');
    await visit(page, path);
    const question = page.locator('details[name=faq] > summary').last();
    expect(await restyled(page, question)).toBeLessThan(0.2);
    await expect(page.locator('details[name=faq]').last()).toHaveAttribute('open');
  });

test('a project’s details open without restyling the page', async ({ page }) => {
  await visit(page, '/projects');
  await lookAt(page.getByRole('region', { name: content.projects.detailsHeading }));
  const projects = page.locator('details[name=portfolio-project]');
  const project = projects.filter({ visible: true }).last();
  await expect(project).not.toHaveAttribute('open');
  expect(await restyled(page, project.locator('> summary'))).toBeLessThan(0.4);
  await expect(project).toHaveAttribute('open');
});

test('the first picture of a project opens without removing a script from the page, which would restyle it', async ({
  page,
}) => {
  test.skip(PROJECT_PATHS.length === 0, 'content/ has no project');
  await visit(page, PROJECT_PATHS[0]!);
  const loaded = page.locator('head > link, head > script, body > script');
  const before = await loaded.count();
  await page.locator('main figure[id] a').first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(loaded).toHaveCount(before);
});

test('a plan unfolds without restyling the page or a second style for each of its elements', async ({
  page,
}) => {
  const home = content.categories
    .flatMap(({ projects }) => projects)
    .find(({ plan }) => (plan?.standpoints.length ?? 0) > 5);
  test.skip(!home, 'content/ has no project with a plan');
  await visit(page, projectPath(home!.slug));
  expect(await restyled(page, page.locator('.plan-niche button'))).toBeLessThan(0.3);
  await expect(page.locator('.plan-head')).toBeVisible();
});

test('the menu opens and closes without restyling the page below, which keeps its place', async ({
  page,
}) => {
  await visit(page, '/');
  const height = await scrollDown(page);
  expect(await restyled(page, page.getByRole('button', { name: 'Menu' }))).toBeLessThan(0.2);
  await expect(page.locator('main')).toHaveCSS('content-visibility', 'hidden');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const scrolled = await scrollTop(page);
  expect(await heightOf(page)).toBe(height);
  expect(await restyled(page, page.getByRole('button', { name: 'Close menu' }))).toBeLessThan(0.4);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  expect(await heightOf(page)).toBe(height);
  expect(await scrollTop(page)).toBe(scrolled);
});

test('the pop-up opens and closes without restyling what is off the screen, which keeps its place', async ({
  page,
}) => {
  await visit(page, '/');
  const height = await scrollDown(page);
  const popUp = page.getByRole('dialog', { name: content.forms.enquiry.heading });
  const enquire = page.getByRole('navigation').locator('[data-enquire]').filter({ visible: true });
  expect(await restyled(page, enquire)).toBeLessThan(0.5);
  await expect(popUp).toBeVisible();
  const scrolled = await scrollTop(page);
  expect(await heightOf(page)).toBe(height);
  expect(await restyled(page, popUp.getByRole('button', { name: 'Close' }))).toBeLessThan(0.4);
  await expect(popUp).toBeHidden();
  expect(await heightOf(page)).toBe(height);
  expect(await scrollTop(page)).toBe(scrolled);
  await lookAt(page.getByRole('contentinfo'));
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
});

test('sections that the pop-up skips are printed, while it is open and after it', async ({
  page,
}) => {
  await visit(page, '/');
  await scrollDown(page);
  const skipped = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main > *')].filter(
          (section) => getComputedStyle(section).contentVisibility !== 'visible',
        ).length,
    );
  const popUp = page.getByRole('dialog', { name: content.forms.enquiry.heading });
  await page.getByRole('navigation').locator('[data-enquire]').filter({ visible: true }).tap();
  await expect(popUp).toBeVisible();
  expect(await skipped()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await skipped()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await popUp.getByRole('button', { name: 'Close' }).tap();
  await page.emulateMedia({ media: 'print' });
  expect(await skipped()).toBe(0);
});
