/**
 * /process for a visitor who wants to know what a project involves: with and without script, on a phone and wide, in
 * print.
 */

import { estimate } from '#content-model/costs/estimate.ts';
import { readQuery } from '#content-model/costs/read-query.ts';
import { formatLakh, groupDigits } from '#content-model/costs/rupees.ts';
import { projectPath } from '#content-model/pages.ts';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const { process: words, costs, categories } = content;
const EXAMPLE = estimate(costs, readQuery(costs, '').request);
const planned = categories.flatMap(({ projects }) => projects).filter(({ plan }) => plan);

for (const javaScriptEnabled of [true, false])
  for (const [where, viewport] of Object.entries({
    'on a phone': { width: 390, height: 844 },
    'on a wide screen': { width: 1440, height: 900 },
  }))
    test.describe(`${where}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ viewport, javaScriptEnabled });

      const how = `${where}, ${javaScriptEnabled ? 'with' : 'without'} script`;
      test(`each step has its weeks, decisions, deliverables and payments, and who pays for risks; its samples match their sources, ${how}`, async ({
        page,
      }) => {
        await page.goto('/process');
        for (const { name, weeks, what, decide, get, pay, share, risks } of words.steps) {
          const step = page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ has: page.getByRole('heading', { name, exact: true }) });
          const amount = share ? [formatLakh((EXAMPLE.sum * share) / 100)] : [];
          const shown = [weeks, what, decide, get, pay, ...amount];
          for (const text of [...shown, ...risks.flatMap((risk) => [risk.what, risk.pays])])
            await expect(step).toContainText(text);
        }
        for (const { bill, drawing } of words.steps) {
          if (bill) {
            const name = costs.rooms[bill.room]?.name;
            const room = EXAMPLE.groups.find((group) => group.name === name)!;
            const table = page.getByRole('table', { name: room.name });
            for (const line of room.lines)
              await expect(table).toContainText(groupDigits(line.amount));
            await expect(table).toContainText(groupDigits(room.sum));
          }
          const project = planned.find(({ slug }) => drawing?.to === projectPath(slug));
          if (project)
            await expect(
              page.locator('main').getByRole('link', { name: project.title, exact: true }).last(),
            ).toHaveAttribute('href', drawing!.to);
        }
      });
    });

test('the payments of the table are those of the steps, and their sum is shown', async ({
  page,
}) => {
  test.skip(Boolean(words.hidden?.payments), 'content/process.yaml hides them');
  await visit(page, '/process');
  const rows = page.getByRole('region', { name: words.payments.heading }).getByRole('row');
  const paid = words.steps.filter(({ share }) => share);
  await expect(rows).toHaveCount(paid.length + 2);
  for (const [i, { name, share }] of paid.entries()) {
    await expect(rows.nth(i + 1)).toContainText(name);
    await expect(rows.nth(i + 1)).toContainText(formatLakh((EXAMPLE.sum * share!) / 100));
  }
  const shares = paid.reduce((sum, { share }) => sum + share!, 0);
  await expect(rows.last()).toContainText(`${shares}%`);
});

test('the question on the process and the footer link to /process, and the keyboard reaches its link to the costs', async ({
  page,
}) => {
  await visit(page, '/faq');
  const { faq, site } = content;
  if (faq.items.some(({ link }) => link?.to === '/process'))
    await expect(page.getByRole('main').locator('a[href="/process"]')).not.toHaveCount(0);
  const footer = site.footer.links.flat().some(({ to }) => to === '/process');
  test.skip(!footer, 'content/site.yaml has no such link in the footer');
  await page.getByRole('contentinfo').locator('a[href="/process"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/process');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  const withBill = words.steps.find(({ bill }) => bill)?.bill;
  if (!withBill) return;
  await page.getByRole('link', { name: withBill.link }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cost');
});

test('the slider names each week and shows its picture, and nothing moves', async ({ page }) => {
  const { sameCamera } = words;
  test.skip(!sameCamera || Boolean(words.hidden?.sameCamera), 'no room week by week');
  await visit(page, '/process');
  const slider = page.getByRole('slider', { name: sameCamera!.heading });
  await slider.focus();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const { week, caption, picture } of sameCamera!.weeks) {
    await expect(slider).toHaveAttribute('aria-valuetext', `${week}: ${caption}`);
    await expect(page.getByRole('img', { name: picture.alt })).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  expect(await height()).toBe(before);
});

test('in print every step has who pays', async ({ page }) => {
  await visit(page, '/process');
  await page.emulateMedia({ media: 'print' });
  for (const { risks } of words.steps)
    for (const { pays } of risks) await expect(page.getByText(pays).first()).toBeVisible();
});
