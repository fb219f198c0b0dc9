import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { withCredentials } from './credentials.ts';

test('the mail server may stand in a file of the service; what is set wins', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'smtp-url'), 'smtps://user:secret@mail.example.in\n');
  const env = { CREDENTIALS_DIRECTORY: folder };
  expect(withCredentials(env).SMTP_URL).toBe('smtps://user:secret@mail.example.in');
  expect(withCredentials({ ...env, SMTP_URL: 'smtp://other' }).SMTP_URL).toBe('smtp://other');
  expect(withCredentials({ SMTP_URL: undefined })).toEqual({ SMTP_URL: undefined });
});
