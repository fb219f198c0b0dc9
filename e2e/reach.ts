/** Locators and actions of the call and WhatsApp links. */
import type { Locator, Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, scrollTo, test } from './studio.ts';

const { site } = content;

/** The owner may name no WhatsApp number: then no such link is shown. */
export const skipWithoutWhatsApp = () =>
  test.skip(!site.whatsapp, 'content/site.yaml has no WhatsApp number');
/** Names of the links that call and write. */
export const directLinks = [site.reach.call, ...(site.whatsapp ? [site.reach.whatsapp] : [])];

export const bar = (page: Page) => page.getByRole('complementary', { name: site.reach.label });
export const barButton = (page: Page) =>
  bar(page).getByRole('button', { name: content.forms.enquiry.button });
export const dialog = (page: Page) =>
  page.getByRole('dialog', { name: content.forms.enquiry.heading });

/** Clicks at the toggle's position: a locator's click would first scroll the page, because the header is sticky. */
export async function openMenu(page: Page) {
  const toggle = await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
  await page.mouse.click(toggle!.x + toggle!.width / 2, toggle!.y + toggle!.height / 2);
}

/** Scrolls by a distance in small steps, as a finger does, and waits until their handlers have run. */
export const scrollOn = (page: Page, px: number) =>
  page.evaluate(async (distance) => {
    const steps = Math.ceil(Math.abs(distance) / 20);
    for (let step = 0; step < steps; step += 1) {
      window.scrollBy({ top: distance / steps, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  }, px);

/** Turns the wheel by this many notches: down, or up if negative. */
export async function turnWheel(page: Page, notches: number) {
  for (let notch = 0; notch < Math.abs(notches); notch += 1) {
    await page.mouse.wheel(0, Math.sign(notches) * 60);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Scrolls to a position, and waits until every section is laid out. */
export async function readOn(page: Page, to: number) {
  await scrollTo(page, to);
  await expect(page.locator('main ~ footer')).toHaveCSS('content-visibility', 'visible');
  await scrollTo(page, to);
  await scrollOn(page, 60);
}

/** Scrolls down, and up a little. */
export async function scrollUp(page: Page, from = 2600) {
  await readOn(page, from);
  await scrollOn(page, -100);
}

/** The prefilled text of a WhatsApp link. */
export async function textOf(link: Locator) {
  const href = new URL((await link.getAttribute('href'))!);
  const number = site.whatsapp!.value.replace(/\D/g, '');
  expect(href.origin + href.pathname).toBe(`https://wa.me/${number}`);
  return href.searchParams.get('text');
}
