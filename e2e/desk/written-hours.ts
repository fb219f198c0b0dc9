/** A shorter Saturday, a holiday and a closing: every page of the published site shows them. */
import { expect } from '@playwright/test';
import { nothingWaits } from './desk.ts';
import { addClosing, begin, closed, dayAfter, holidays, hoursIn } from './hours.ts';
import type { Part } from './written.ts';

export const writeHours: Part = async ({ page, desk, visitor }) => {
  await begin(page, desk);
  await page.getByLabel('Saturday: opens').fill('10:00');
  await page.getByLabel('Saturday: closes').fill('14:00');
  await holidays(page).getByRole('checkbox').first().check();
  await expect(closed(page)).toHaveCount(1);
  await nothingWaits(page);
  const [holiday] = hoursIn(desk).closed ?? [];
  const from = dayAfter(holiday!.from, 1);
  const to = dayAfter(holiday!.from, 2);
  await addClosing(page, { from, to, name: 'Repairs' });
  await expect(closed(page)).toHaveCount(2);
  await nothingWaits(page);
  const long = 'Monday to Friday, 9 to 6; Saturday, 10 to 2';
  await expect(page.getByText(`On the site, once published: “${long}”.`)).toBeVisible();

  return async () => {
    const read = async (path: string) => (await page.request.get(desk.origin + path)).text();
    for (const path of ['/', '/about'])
      expect(await read(path)).toContain('Mon–Fri, 9 to 6; Sat, 10 to 2');
    const contact = await read('/contact');
    expect(contact).toContain(long);
    expect(await read('/faq')).toContain(`We answer ${long}.`);
    expect(contact).toContain('"openingHours":["Mo-Fr 09:00-18:00","Sa 10:00-14:00"]');
    expect(contact).toContain(`"validFrom":"${from}","validThrough":"${to}"`);
    expect(contact).toContain(`"validFrom":"${holiday!.from}"`);

    const scripted = await visitor.context().browser()!.newPage();
    const clockAt = async (time: string) => {
      await scripted.clock.setFixedTime(new Date(time));
      await scripted.goto(`${desk.origin}/contact`);
      return scripted.getByText(/^(Open until \d\d:\d\d|Closed now)$/);
    };
    // 2 January 2027 is a Saturday.
    await expect(await clockAt('2027-01-02T13:59+05:30')).toHaveText('Open until 14:00');
    await expect(await clockAt('2027-01-02T14:00+05:30')).toHaveText('Closed now');
    await expect(await clockAt(`${holiday!.from}T11:00+05:30`)).toHaveText('Closed now');
    await scripted.close();
  };
};
