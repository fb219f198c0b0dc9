/** What the form's values become: places, colours, hours. */
import { describe, expect, test } from 'vitest';
import { colours } from '#content-model/colours.server.ts';
import { COLOURS, contrast } from '#contract/colours.ts';
import { coloursFrom } from './accent.ts';
import { readPin } from './pin.ts';
import { sayHours } from './say-hours.ts';

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

test('hours in words', () => {
  const at = (days: string[], opens = '09:00', closes = '18:00') =>
    sayHours({ days, opens, closes });
  expect(at(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'])).toEqual({
    short: 'Mon–Sat, 9 to 6',
    long: 'Monday to Saturday, 9 to 6',
  });
  expect(at(['Sa', 'Mo', 'We'], '10:30', '19:00').long).toBe(
    'Monday, Wednesday and Saturday, 10.30 to 7',
  );
  expect(at(['Tu', 'Mo']).short).toBe('Mon and Tue, 9 to 6');
});
