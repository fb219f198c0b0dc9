/** A studio, its files and an enquiry, for tests and for programs that run without the test runner. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NewEnquiry } from '#server/database/types.ts';
import { newReference } from '#server/enquiries/reference.ts';
import type { Studio } from '#server/studio.ts';

export const STUDIO: Studio = {
  name: 'Test Studio',
  email: 'desk@studio.example',
  emailIsPlaceholder: true,
  phone: '+91 20 5550 0100',
  hours: {
    days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    opens: '09:00',
    closes: '18:00',
    timeZone: 'Asia/Kolkata',
  },
  retentionMonths: 24,
  noticeVersion: '2026-11',
  siteOrigin: 'https://studio.example',
  colours: { day: {}, night: {} },
  send: {
    origin: '',
    publicKey: 'osari',
    serviceId: 'studio',
    templates: { contact: 'contact', home: 'home', enquiry: 'enquiry', question: 'question' },
  },
};

/** Writes files into a folder: `{ 'about/index.html': '…' }`. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** An enquiry to insert, from the contact form and without emails, changed by `changes`. */
export function newEnquiry(
  values: NewEnquiry['values'],
  changes: Pick<NewEnquiry, 'receivedAt'> & Partial<NewEnquiry>,
): NewEnquiry {
  const id = newReference();
  return {
    id,
    form: 'contact',
    submissionId: null,
    contentHash: id,
    duplicateCheck: null,
    values,
    page: '/contact',
    noticeVersion: null,
    spamReason: null,
    emails: [],
    ...changes,
  };
}
