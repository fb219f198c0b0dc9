/** Shared by the server's tests: a studio, a configuration, temporary folders, valid enquiries. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FormKey } from '#contract/forms.ts';
import { SEND_FORM_PATH, SEND_PATH } from '#contract/wire.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import type { Studio } from '#server/studio.ts';
import { STUDIO, writeFiles } from './samples.ts';

export { STUDIO, writeFiles };

/** The default configuration without a rate limit, with the given environment variables. */
export const configOf = (env: Record<string, string> = {}): Config =>
  readConfig({ RATE_LIMIT: 'off', ...env });

/** An empty folder, removed at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A build like that of `npm run build`: studio.json and a small site. Returns its folder. */
export function createBuild(studio: Studio = STUDIO): string {
  const build = temporaryFolder();
  writeFiles(build, {
    'studio.json': JSON.stringify(studio),
    'client/index.html': '<!doctype html><title>Home</title>',
    'client/contact/index.html': '<!doctype html><title>Contact</title>',
    'client/404/index.html': '<!doctype html><title>Unknown</title>',
  });
  return build;
}

const WORDS: Readonly<Record<FormKey, Readonly<Record<string, string>>>> = {
  contact: {
    user_name: 'Asha Patil',
    user_email: 'asha@example.org',
    property_type: '2BHK',
    message: 'A quiet flat, please.',
  },
  home: {
    user_name: 'Asha Patil',
    user_email: 'asha@example.org',
    property_type: 'Bungalow',
    message: 'A quiet house, please.',
  },
  enquiry: {
    user_name: 'Asha Patil',
    user_email: 'asha@example.org',
    user_phone: '+91 98 7654 3210',
    property_type: '3bhk',
  },
  question: { question: 'Do you work in Nashik?', user_email: 'asha@example.org' },
};

export const IDENTIFIERS = { lib_version: '4.4.1', service_id: 'studio', user_id: 'osari' };

/** A valid enquiry as it is sent, changed by `changes`; undefined removes a field. */
export function enquiryOf(
  form: FormKey,
  changes: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const fields = { ...WORDS[form], ...IDENTIFIERS, template_id: form, ...changes };
  const sent = Object.entries(fields).filter(
    (field): field is [string, string] => field[1] != null,
  );
  return Object.fromEntries(sent);
}

/** The same as multipart form data. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/**
 * Functions that post to the two API addresses. `sendForm` turns a plain object into form data, `sendJson` turns it
 * into JSON text.
 */
export const sendersOf = <T>(request: (path: string, init: RequestInit) => T) => ({
  sendForm: (fields: Readonly<Record<string, string>> | FormData, headers: HeadersInit = {}) =>
    request(SEND_FORM_PATH, {
      method: 'POST',
      headers,
      body: fields instanceof FormData ? fields : formOf(fields),
    }),
  sendJson: (body: unknown, headers: Record<string, string> = {}) =>
    request(SEND_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
});
