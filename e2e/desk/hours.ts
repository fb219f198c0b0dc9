/** The opening hours of the desk's draft, and their screen. */
import { expect, type Page } from '@playwright/test';
import { parseDocument } from 'yaml';
import type { Closing, HoursInContent } from '#contract/written-hours.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import type { DeskServer } from './desk.ts';
import { draft } from './texts.ts';

export const hoursIn = (desk: DeskServer): HoursInContent => draft(desk, 'site').hours;
/** Opens the hours with a simple week and matching texts, independent of the owner's content. */
export async function begin(page: Page, desk: DeskServer) {
  const drafts = createDrafts({ dataDir: desk.dataDir, contentDir: undefined });
  const put = (file: string, at: readonly string[], value: unknown) =>
    drafts.changeText(file, (text) => {
      const document = parseDocument(text);
      document.setIn(at, document.createNode(value));
      return document.toString({ lineWidth: 0 });
    });
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
  const week = { days, opens: '09:00', closes: '18:00', timeZone: 'Asia/Kolkata' };
  await put('site.yaml', ['hours'], { ...week, text: '{shortHours}' });
  await put('contact.yaml', ['info', 'hoursText'], '{hours}');
  // A text in the format of older content.
  await put('faq.yaml', ['ask', 'note'], 'We answer Monday to Saturday, 9 to 6.');
  await put('contact.yaml', ['veranda', 'open'], 'Open until {closes}');
  await put('contact.yaml', ['veranda', 'closed'], 'Closed now');
  await page.goto(`${desk.origin}/desk/hours`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening hours');
}
export const holidays = (page: Page) => page.getByRole('list', { name: /^Holidays of/ });
export const closed = (page: Page) =>
  page.getByRole('list', { name: 'Closed days' }).getByRole('listitem');
export const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

export async function addClosing(page: Page, { from, to, name }: Closing) {
  await page.getByRole('button', { name: 'Add closed days' }).click();
  await page.getByLabel('First day').fill(from);
  if (to) await page.getByLabel('Last day').fill(to);
  await page.getByLabel('Reason').fill(name);
  await page.getByRole('button', { name: 'Add these days' }).click();
}
