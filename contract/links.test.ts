import { expect, test } from 'vitest';
import { mailLink, mailTextLink, mapLink, phoneLink, whatsAppLink } from './links.ts';

/** The one recipient and the fields of an email link, read as RFC 6068 says. */
function read(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\??(.*)$/s.exec(href)!;
  const fields = query
    .split('&')
    .filter(Boolean)
    .map((field) => field.split('=').map(decodeURIComponent));
  return { to: to.split(',').map(decodeURIComponent), fields };
}

test.each([
  'a%40b?cc=x@evil.example',
  'a?bcc=x@evil.example',
  'a&cc=y@evil.example',
  'a,b@evil.example',
  'a;b@evil.example',
  'a#b@evil.example',
  'a/b%0D%0ABcc:x@evil.example',
  'o’brien+tag@bücher.example',
])('an email link to %s has that one recipient and no further field', (address) => {
  const href = mailTextLink(address, 'Re: 50% & more?', 'One\nTwo #3');
  expect(read(href)).toEqual({
    to: [address],
    fields: [
      ['subject', 'Re: 50% & more?'],
      ['body', 'One\r\nTwo #3'],
    ],
  });
  expect(href).toMatch(/^[\x21-\x7e]+$/);
  expect(new URL(href).hash).toBe('');
});

test('half a character of an emoji makes no link throw', () => {
  for (const link of [mailLink, mapLink, (text: string) => whatsAppLink('91', text)])
    expect(link('a\ud83d@b.example')).toContain('%EF%BF%BD');
});

test('a call and a chat hold digits alone, whatever was written between them', () => {
  expect(phoneLink('+91 (20) 5550-0100')).toBe('tel:+912055500100');
  expect(phoneLink('020 5550;phone-context=evil')).toBe('tel:0205550');
  expect(phoneLink('+91 20 5550 0100', '12')).toBe('tel:+912055500100;ext=12');
  expect(whatsAppLink('91/../98?x', 'A & B#C')).toBe('https://wa.me/9198?text=A%20%26%20B%23C');
});
