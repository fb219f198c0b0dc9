import { expect, test } from 'vitest';
import { removedMail } from './mails.ts';

test('only a removed owner is told the command that makes an owner', () => {
  const textFor = (role: 'owner' | 'colleague') =>
    removedMail({ email: 'asha@studio.example', role }, 'Osari', 'Ravi').text;
  expect(textFor('owner')).toContain('npm run desk -- invite asha@studio.example');
  expect(textFor('colleague')).toContain('ask an owner of the desk to invite you again');
  expect(textFor('colleague')).not.toContain('npm run');
});
