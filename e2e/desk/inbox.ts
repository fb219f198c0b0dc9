/** The inbox of a morning, and locators of its parts. */
import type { Page } from '@playwright/test';
import type { DeskServer } from './desk.ts';

const DAYS = 24;
/** The inbox of a morning: two late enquiries, one new, one from a question, one answered. */
export async function fill(desk: DeskServer) {
  const late = await desk.enquire(5 * DAYS, {
    user_name: 'Rohan Deshpande',
    property_type: 'Commercial',
    message: 'A dental clinic on a first floor, two chairs and a waiting room.',
  });
  const meera = await desk.enquire(1, {
    user_name: 'Meera Kale',
    property_type: '2BHK',
    user_phone: '+91 98220 12345',
    message: 'A flat in Aundh, ninth floor, west-facing.\n\nThree of us and a piano.',
  });
  const question = await desk.enquire(
    0.2,
    { user_email: 's.pawar@example.org', question: 'Do you also take on only a kitchen?' },
    { form: 'question', page: '/faq' },
  );
  return { late, meera, question };
}
export const row = (page: Page, name: string) => page.getByRole('link').filter({ hasText: name });
export const lists = (page: Page) => page.getByRole('navigation', { name: 'Lists of enquiries' });
export const state = (page: Page, name: string) =>
  page.locator('.states:visible').getByRole('button', { name, exact: true });
