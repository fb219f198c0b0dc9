/** Locators and actions of the home page's invitation. */
import type { Page } from '@playwright/test';
import { content } from './content.ts';

const { label, dismiss } = content.forms.enquiry.invitation;

export const invitation = (page: Page) => page.getByRole('region', { name: label, exact: true });
export const notNow = (page: Page) =>
  invitation(page).getByRole('button', { name: dismiss, exact: true });
export const nudged = (page: Page) => page.locator('[data-nudge]');

/**
 * Scrolls to an empty part of the page, which is created here, because it depends on the owner's content whether there
 * is one.
 */
export const goToEmptyPlace = (page: Page) =>
  page.evaluate(() => {
    let gap = document.getElementById('empty-place');
    if (!gap) {
      gap = document.createElement('div');
      gap.id = 'empty-place';
      gap.style.height = '200vh';
      document.querySelector('main > section')!.after(gap);
    }
    gap.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
