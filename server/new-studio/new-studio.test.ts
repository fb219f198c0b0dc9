/** What the form's values become: places, colours, hours. */
import { describe, expect, test } from 'vitest';
import { colours } from '#content-model/colours.server.ts';
import { COLOURS, contrast } from '#contract/colours.ts';
import { fixture, fixtureFileWith } from '#tools/content/testing/fixture.ts';
import { coloursFrom } from './accent.ts';
import type { Facts } from './facts.ts';
import { readPin } from './pin.ts';
import { writeFacts } from './write-facts.ts';

test.each([
  ['20.0059, 73.7629', 20.0059, 73.7629],
  ['20.0059° N, 73.7629° E', 20.0059, 73.7629],
  [
    'https://www.google.com/maps/place/X/@20.1,73.1,17z/data=!3d20.0059!4d73.7629',
    20.0059,
    73.7629,
  ],
  ['https://www.google.com/maps/@20.0059,73.7629,17z', 20.0059, 73.7629],
  ['https://maps.google.com/?q=20.0059,73.7629', 20.0059, 73.7629],
  ['https://maps.apple.com/?ll=20.0059,73.7629&q=X', 20.0059, 73.7629],
  ['https://www.openstreetmap.org/#map=17/20.0059/73.7629', 20.0059, 73.7629],
])('%s is a place', (typed, latitude, longitude) => {
  expect(readPin(typed)).toEqual({ latitude, longitude });
});

test.each(['https://maps.app.goo.gl/Ab12', 'Nashik', '200, 300', '', '20'])(
  '%j is none',
  (typed) => {
    expect(readPin(typed)).toBeUndefined();
  },
);

describe('an accent that can be read by day', () => {
  test.each(['#9a3b22', '#2f5d50', '#1d3f72', '#6b2147', '#000000', '#7a4a1e'])(
    '%s brings colours that can be read by night, too',
    (accent) => {
      const own = coloursFrom(accent);
      expect(colours.safeParse(own).error?.issues ?? []).toEqual([]);
      expect(own.day.accent).toBe(accent);
      expect(contrast(own.night.accent, COLOURS.night['on-accent'])).toBeGreaterThan(5.4);
    },
  );
});

describe('hours of the form', () => {
  const facts = {
    name: 'Angan',
    days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    opens: '09:00',
    closes: '18:00',
    phone: { value: '+91 20 1234 5678' },
    email: { value: 'desk@angan.example' },
    pin: { latitude: 20, longitude: 73 },
    localities: 'Nashik',
    radius: 50,
    founders: [],
  } as unknown as Facts;
  /** Texts of before there was {hours}, with a short Saturday. */
  const texts: Record<string, string> = Object.fromEntries(
    Object.entries(fixture.texts).flatMap(([file, text]) =>
      /^content\/[^/]+\.yaml$/.test(file) ? [[file.replace('content/', ''), text]] : [],
    ),
  );
  const CLOSES = '  closes: "18:00"\n';
  texts['site.yaml'] = fixtureFileWith(
    'content/site.yaml',
    CLOSES,
    `${CLOSES}  other: { Sa: { opens: "10:00", closes: "14:00" } }\n`,
  );
  const NOTE = 'We answer Monday to Saturday, 9 to 6.';
  test('a sentence of before, which says the hours themselves, follows them from now on', () => {
    expect(texts['faq.yaml']).toContain(NOTE);
    const written = writeFacts(texts, { ...facts, closes: '19:00' }, facts);
    expect(written['faq.yaml']).toContain('note: We answer {hours}.');
  });
  test('a sentence that somebody wrote anew stays', () => {
    const own = { ...texts, 'faq.yaml': fixtureFileWith('content/faq.yaml', NOTE, 'By phone.') };
    const written = writeFacts(own, { ...facts, closes: '19:00' }, facts);
    expect(written['faq.yaml']).toContain('note: By phone.');
  });
  test('a day that is closed from now on keeps no hours of its own', () => {
    const open = { ...facts, days: ['Mo', 'Tu'] } as Facts;
    expect(writeFacts(texts, open, facts)['site.yaml']).not.toContain('Sa:');
    expect(writeFacts(texts, facts, facts)['site.yaml']).toContain('Sa:');
  });
});
