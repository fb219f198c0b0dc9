import { expect, test } from 'vitest';
import { suggestDomain } from './suggest-domain.ts';

test.each([
  ['gmail', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmail.in', 'gmail.com'],
  ['gmail.co.in', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['yahoo', 'yahoo.com'],
  ['yahoo.co', 'yahoo.com'],
  ['yaho.com', 'yahoo.com'],
  ['yaho.co.in', 'yahoo.co.in'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmail', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['outlook.cm', 'outlook.com'],
  ['redifmail.com', 'rediffmail.com'],
  ['rediffmail.in', 'rediffmail.com'],
  ['iclould.com', 'icloud.com'],
  ['icloud', 'icloud.com'],
  ['live', 'live.com'],
  ['proton', 'proton.me'],
])('for asha@%s, %s is suggested', (typed, meant) => {
  expect(suggestDomain(`asha@${typed}`)).toBe(meant);
});

test.each([
  ...['gmail.com', 'yahoo.co.in', 'yahoo.fr', 'hotmail.it', 'hotmail.co.uk', 'live.in', 'live.nl'],
  ...[
    'outlook.fr',
    'yahoo.co.jp',
    'mail.com',
    'email.com',
    'fastmail.com',
    'gmx.com',
    'gail.co.in',
  ],
  ...['small.com', 'aon.com', 'msc.com', 'osari.example', 'infosys.com', 'localhost', 'le.com'],
])('asha@%s gets no suggestion', (typed) => {
  expect(suggestDomain(`asha@${typed}`)).toBeUndefined();
});

test('a text that is not an address gets no suggestion', () => {
  for (const typed of ['', 'asha', 'asha@', '@']) expect(suggestDomain(typed)).toBeUndefined();
});
