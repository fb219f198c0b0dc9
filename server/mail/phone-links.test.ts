import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneLinks } from './phone-links.ts';

test.each([
  ['+91 98230 12345', 'tel:+919823012345', 'https://wa.me/919823012345'],
  ['98230 12345', 'tel:+919823012345', 'https://wa.me/919823012345'],
  ['098230-12345', 'tel:+919823012345', 'https://wa.me/919823012345'],
  ['919823012345', 'tel:+919823012345', 'https://wa.me/919823012345'],
  ['+91 (0) 98230 12345', 'tel:+919823012345', 'https://wa.me/919823012345'],
  ['0044 20 7946 0958', 'tel:+442079460958', 'https://wa.me/442079460958'],
  ['+1 (415) 555-0132', 'tel:+14155550132', 'https://wa.me/14155550132'],
  ['020 2567 1234', 'tel:+912025671234', undefined],
  ['020 2567 1234 (4)', 'tel:+912025671234;ext=4', undefined],
])('%s', (stored, tel, whatsapp) => {
  expect(phoneLinks(stored)).toEqual(whatsapp ? { tel, whatsapp } : { tel });
});

test.each(['2567 1234', '123456', '+0 123 456 789', '0000000000', 'ask my wife', '', '()()()'])(
  '%j leads nowhere',
  (stored) => {
    expect(phoneLinks(stored)).toBeNull();
  },
);

test('whatever was stored, a link holds digits alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (stored) => {
      const links = phoneLinks(stored);
      if (!links) return;
      expect(links.tel).toMatch(/^tel:\+[1-9]\d{7,14}(;ext=\d{1,6})?$/);
      if (links.whatsapp) expect(links.whatsapp).toMatch(/^https:\/\/wa\.me\/[1-9]\d{7,14}$/);
    }),
  );
});
