/** Fills in the four forms, and reads the emails that the studio gets. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { content } from './content.ts';
import { decodeQuotedPrintable } from './desk/mailbox.ts';
import { expect } from './studio.ts';

const { labels } = content.forms;

/** A visitor whose emails can be identified. */
export function newVisitor() {
  const id = randomUUID().slice(0, 8);
  return {
    name: `Asha ${id}`,
    email: `asha.${id}@example.org`,
    words: `A flat in Baner, ${id}.`,
  };
}
export type Visitor = ReturnType<typeof newVisitor>;

interface FormOfTheSite {
  readonly path: string;
  readonly templateId: string;
  readonly fill: (form: Locator, visitor: Visitor) => Promise<void>;
  readonly find: (page: Page) => Promise<Locator>;
  readonly button: string;
}

/** Waits until a filled form cannot be taken for a program's (server/enquiries/spam.ts); a page's own clock may stand still. */
async function untilHuman() {
  const filledAt = Date.now();
  await expect.poll(() => Date.now() - filledAt).toBeGreaterThan(60);
}

async function fillContact(form: Locator, { name, email, words }: Visitor) {
  await form.getByLabel(labels.user_name, { exact: true }).fill(name);
  await form.getByLabel(labels.user_email).fill(email);
  await form.getByLabel(labels.property_type).selectOption({ label: '2BHK' });
  await form.getByLabel(labels.message).fill(words);
  await untilHuman();
}
async function fillPopUp(form: Locator, { name, email, words }: Visitor) {
  await form.getByLabel(labels.user_name, { exact: true }).fill(name);
  await form.getByLabel(labels.user_email).fill(email);
  await form.getByLabel(labels.user_phone).fill('+91 20 1234 5678');
  await form.getByLabel(labels.property_type).selectOption('bungalow');
  await form.getByLabel(labels.messageOptional).fill(words);
  await untilHuman();
}
async function fillQuestion(form: Locator, { email, words }: Visitor) {
  await form.getByPlaceholder(content.faq.ask.placeholder).fill(words);
  await form.getByLabel(content.faq.ask.emailLabel).fill(email);
  await untilHuman();
}

const named = (name: string) => async (page: Page) => page.getByRole('form', { name });
async function openPopUp(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: content.forms.enquiry.button })
    .click();
  return page.getByRole('dialog', { name: content.forms.enquiry.heading }).getByRole('form');
}

/** The four forms by their names in the studio's emails. */
export const FORMS = {
  'Contact page': {
    path: '/contact',
    templateId: 'contact',
    fill: fillContact,
    find: named(content.contact.headline),
    button: 'Submit',
  },
  'Home page': {
    path: '/',
    templateId: 'home',
    fill: fillContact,
    find: named(content.home.contact.heading),
    button: 'Submit',
  },
  'Enquire Now': {
    path: '/services',
    templateId: 'enquiry',
    fill: fillPopUp,
    find: openPopUp,
    button: 'Submit',
  },
  'Any Questions?': {
    path: '/faq',
    templateId: 'question',
    fill: fillQuestion,
    find: named(content.faq.ask.heading),
    button: content.faq.ask.button,
  },
} as const satisfies Record<string, FormOfTheSite>;

export const isSend = (request: Request) => request.url().endsWith(SEND_FORM_PATH);

/** A field of a multipart body. */
export const sentField = (request: Request, name: string) =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(
    request.postDataBuffer()?.toString('utf8') ?? '',
  )?.[1];

/** The emails to the studio that contain a text. */
export async function emailsWith(text: string): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR!, 'mail');
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    names
      .filter((name) => name.endsWith('-studio.eml'))
      .map(async (name) => decodeQuotedPrintable(await readFile(join(folder, name), 'utf8'))),
  );
  return emails.filter((email) => email.includes(text));
}

/** Waits for the one email about a visitor's enquiry. */
export async function expectEmail({ words }: Visitor): Promise<string> {
  await expect.poll(async () => (await emailsWith(words)).length).toBe(1);
  return (await emailsWith(words))[0]!;
}
