/**
 * /cost for a visitor who wants to know what a home costs: with and without script, on a phone, by keyboard, in print.
 */
import type { Page } from '@playwright/test';
import { estimate } from '#content-model/costs/estimate.ts';
import { queryOf, readQuery } from '#content-model/costs/read-query.ts';
import { groupDigits, rangeParts, rupees } from '#content-model/costs/rupees.ts';
import { faultText, titleOf, usualArea } from '#content-model/costs/texts.ts';
import { unlessHidden } from '#content-model/sections.server.ts';
import { axeFaults } from './axe.ts';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const { costs } = content;
const { form: labels } = costs;
const HOMES = Object.keys(costs.homes);
/** Not the example's home, and with more rooms. */
const LARGEST = HOMES.at(-1)!;
const [ROOM = ''] = Object.keys(costs.homes[LARGEST]!.rooms);
const { area: USUAL, from, to } = costs.homes[LARGEST]!;
const AREA = USUAL === to ? from : to;
const [PLACE = ''] = Object.keys(costs.places);

const asHome = (page: Page) => page.getByRole('form', { name: labels.aHome });
const asPlace = (page: Page) => page.getByRole('form', { name: labels.aPlace });
const home = (page: Page) => asHome(page).getByLabel(labels.home, { exact: true });
const area = (page: Page) => asHome(page).getByLabel(labels.area);
const room = (page: Page, key: string) =>
  asHome(page).getByRole('checkbox', { name: costs.rooms[key]!.name, exact: true });
const show = (page: Page) => asHome(page).getByRole('button', { name: labels.button });
const bill = (page: Page) => page.locator('#bill').getByRole('table');

/** The bill of a query is shown: its title, its range, each amount and the total. */
async function expectBill(page: Page, query: string) {
  const { request } = readQuery(costs, query);
  const { range, groups, total } = estimate(costs, request);
  const { figures, unit } = rangeParts(range);
  await expect(page.locator('.cost-total')).toContainText(titleOf(costs, request));
  await expect(page.locator('.cost-total')).toContainText(`${figures} ${unit}`.trim());
  const rows = bill(page).getByRole('row');
  for (const { name, sum, lines } of groups) {
    await expect(rows.filter({ hasText: name }).first()).toContainText(groupDigits(sum));
    for (const line of lines)
      await expect(
        rows
          .filter({ hasText: line.name })
          .filter({ hasText: groupDigits(line.amount) })
          .first(),
      ).toBeVisible();
  }
  await expect(rows.last()).toContainText(rupees(total));
}

for (const [where, viewport] of Object.entries({
  'on a phone': { width: 390, height: 844 },
  'on a wide screen': { width: 1440, height: 900 },
}))
  test.describe(where, () => {
    test.use({ viewport });

    test(`the bill follows each choice, and its address restores it ${where}`, async ({ page }) => {
      await visit(page, '/cost');
      await expectBill(page, '');
      await home(page).selectOption(LARGEST);
      await expectBill(page, `home=${LARGEST}`);
      await expect(area(page)).toHaveAttribute('placeholder', usualArea(costs, USUAL));
      await area(page).fill(String(AREA));
      await asHome(page).getByRole('radio', { name: costs.levels.high.name }).check();
      await room(page, ROOM).uncheck();
      const rooms = Object.keys(costs.homes[LARGEST]!.rooms).filter((key) => key !== ROOM);
      const query = `home=${LARGEST}&area=${AREA}&rooms=${rooms}&level=high`;
      await expectBill(page, query);
      await expect(page).toHaveURL(`/cost?${queryOf(costs, readQuery(costs, query).request)}`);
      await page.reload();
      await expectBill(page, query);
      await expect(room(page, ROOM)).not.toBeChecked();
      await expect(area(page)).toHaveValue(String(AREA));
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test(`the form sends the choices and returns with their bill ${where}, without script`, async ({
        page,
      }) => {
        await page.goto('/cost');
        await home(page).selectOption(LARGEST);
        await area(page).fill(String(AREA));
        await show(page).click();
        await expectBill(page, `home=${LARGEST}&area=${AREA}`);
        await expect(home(page)).toHaveValue(LARGEST);
        // The rooms are now those of this home.
        await room(page, ROOM).uncheck();
        await show(page).click();
        const rooms = Object.keys(costs.homes[LARGEST]!.rooms).filter((key) => key !== ROOM);
        await expectBill(page, `home=${LARGEST}&area=${AREA}&rooms=${rooms}`);

        await page.getByText(labels.aPlace).click();
        await asPlace(page).getByLabel(labels.place).selectOption(PLACE);
        await asPlace(page).getByRole('button', { name: labels.button }).click();
        await expectBill(page, `kind=${PLACE}`);
      });

      test(`the enquiry’s message begins with the address of the estimate ${where}, without script`, async ({
        page,
      }) => {
        await page.goto(`/cost?home=${LARGEST}&area=${AREA}`);
        await page.getByRole('link', { name: costs.bill.enquire }).click();
        await expect(page.getByLabel(content.forms.labels.message).first()).toHaveValue(
          new RegExp(`/cost\\?home=${LARGEST}&area=${AREA}&level=`),
        );
      });
    });
  });

test('the enquiry’s message begins with the address of the estimate, followed by the text that was there', async ({
  page,
}) => {
  await visit(page, '/contact');
  const message = page.getByLabel(content.forms.labels.message).first();
  await message.fill('A quiet flat, please.');
  await visit(page, '/cost');
  await home(page).selectOption(LARGEST);
  const address = page.url();
  await page.getByRole('link', { name: costs.bill.enquire }).click();
  await expect(page).toHaveURL('/contact');
  const line = costs.bill.message.replace('{address}', address);
  await expect(message).toHaveValue(`${line}\n\nA quiet flat, please.`);
});

const FAULTY = [
  'home=castle&area=720',
  'area=0',
  'area=100000',
  'area=１2００',
  'home=2bhk&home=2bhk',
  `rooms=${encodeURIComponent('"><script>alert(1)</script>')}`,
  'colour=red',
];
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test(`for an address that is not understood one sentence says so, and defaults are used ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      page,
    }) => {
      for (const query of FAULTY)
        await test.step(query, async () => {
          await page.goto(`/cost?${query}&level=high`);
          const reading = readQuery(costs, `${query}&level=high`);
          await expect(page.locator('.cost-faults')).toHaveText(faultText(costs, reading)!);
          await expect(
            asHome(page).getByRole('radio', { name: costs.levels.high.name }),
          ).toBeChecked();
          await expect(page.locator('.cost-total')).toContainText(costs.bill.example);
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cost$/);
        });
    });
  });

test('an area is checked when it is complete, and its message disappears with the mistake', async ({
  page,
}) => {
  await visit(page, '/cost');
  const { to: most } = costs.homes[costs.example.home]!;
  await area(page).pressSequentially(String(most + 1));
  await page.keyboard.press('Tab');
  await expect(page.locator('.cost-faults')).toContainText(groupDigits(most));
  await expect(area(page)).toHaveAttribute('aria-invalid', 'true');
  // Another range than the one asked for would be misleading beside the button, which leads to the message.
  await expect(asHome(page).locator('.cost-foot-range')).toBeEmpty();
  await show(page).click();
  await expect(page.locator('.cost-fault')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.cost-fault')).toBeFocused();
  await area(page).fill(String(most));
  await expect(page.locator('.cost-faults')).toBeEmpty();
  await expect(area(page)).toHaveAttribute('aria-invalid', 'false');
  await expectBill(page, `area=${most}`);
});

test('by keyboard alone the bill can be changed and reached, the other form opened, and the numbers of one room followed', async ({
  page,
}) => {
  await visit(page, '/cost');
  await room(page, ROOM).focus();
  await page.keyboard.press('Space');
  const rooms = Object.keys(costs.homes[costs.example.home]!.rooms).filter((key) => key !== ROOM);
  await expectBill(page, `rooms=${rooms}`);
  await show(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#bill')).toBeFocused();
  await page.getByText(labels.aPlace).locator('..').focus();
  await page.keyboard.press('Enter');
  await expect(asPlace(page)).toBeVisible();
  await expect(asHome(page)).toBeHidden();
  await expectBill(page, `kind=${PLACE}`);
  // From a number in a picture to its line and back; the chosen estimate does not change.
  const mark = page.locator('.one-room svg a').first();
  if ((await mark.count()) === 0) return;
  const number = page.locator('.one-room th a').first();
  const address = page.url();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mark).toBeFocused();
  expect(page.url()).toBe(address);
});

test('a changed total is announced politely and completely', async ({ page }) => {
  await visit(page, '/cost');
  const total = page.locator('.cost-total');
  await expect(total).toHaveAttribute('aria-live', 'polite');
  await expect(total).toHaveAttribute('aria-atomic', 'true');
  // The live region must not be replaced: a new one would not be announced. It is written once per change, and not if
  // the text is the same.
  await total.evaluate((element) => {
    new MutationObserver((records) => {
      const times = Number(element.getAttribute('data-times')) + records.length;
      element.setAttribute('data-times', String(times));
    }).observe(element, { childList: true });
    element.setAttribute('data-times', '0');
  });
  await home(page).selectOption(LARGEST);
  await expectBill(page, `home=${LARGEST}`);
  await expect(total).toHaveAttribute('data-times', '1');
  await total.evaluate(() =>
    document.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true })),
  );
  await expect(total).toHaveAttribute('data-times', '1');
});

test('the longest bill prints on one sheet, without the form', async ({ page }) => {
  const rooms = Object.keys(costs.homes[LARGEST]!.rooms).map((key) => `${key}:9`);
  // Unchanged; with a number for each room in its title; with a value that is not understood.
  for (const query of ['', `&rooms=${rooms}`, '&level=unheard-of'])
    await test.step(query, async () => {
      await visit(page, `/cost?home=${LARGEST}${query}`);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    });
  await page.emulateMedia({ media: 'print' });
  await expect(bill(page)).toBeVisible();
  await expect(show(page)).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in a complete form, in one with a mistake and for a place of work, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const query of [`home=${LARGEST}&rooms=${ROOM}`, 'home=castle&area=9', `kind=${PLACE}`]) {
      await visit(page, `/cost?${query}`);
      expect(await axeFaults(page)).toEqual([]);
    }
  });

test('services, the question on cost and the footer link to /cost', async ({ page }) => {
  const { services, faq, site } = content;
  const toCost = ({ link }: { readonly link?: { readonly to: string } | undefined }) =>
    link?.to === '/cost';
  const weeks = unlessHidden(services, 'weeks', services.weeks);
  const linking = {
    '/services': weeks !== undefined || toCost(services.cost ?? {}),
    '/faq': faq.items.some(toCost),
  };
  const footer = site.footer.links.flat().some(({ to }) => to === '/cost');
  for (const [path, links] of Object.entries(linking)) {
    await visit(page, path);
    for (const [part, isLinking] of [
      ['main', links],
      ['contentinfo', footer],
    ] as const)
      if (isLinking)
        await expect(page.getByRole(part).locator('a[href="/cost"]')).not.toHaveCount(0);
  }
});

test('each home and place of the tables links to its bill', async ({ page }) => {
  await visit(page, '/cost');
  await page
    .getByRole('region', { name: costs.guide.places })
    .getByRole('link', { name: costs.places[PLACE]!.name })
    .click();
  await expectBill(page, `kind=${PLACE}`);
  await page.goBack();
  await expectBill(page, '');
});

test('on a screen of 320 px no word of the bill is broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/cost');
  const names = bill(page).locator('.cost-room > th');
  expect(await names.count()).toBeGreaterThan(2);
  for (const name of await names.all()) {
    // As narrow as its longest word, if no word may be broken.
    const [width, longest] = await name.evaluate((element) => {
      const { width: now } = element.getBoundingClientRect();
      element.style.cssText = 'overflow-wrap:normal;display:block;width:min-content';
      const { width: word } = element.getBoundingClientRect();
      element.style.cssText = '';
      return [now, word];
    });
    expect(width, (await name.textContent())!).toBeGreaterThanOrEqual(longest);
  }
});
