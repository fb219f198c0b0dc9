import { expect, test } from 'vitest';
import { fixture } from '#tools/content/testing/fixture.ts';
import { withoutConfirmed } from './finding.ts';
import { rateFindings } from './rates.ts';

const FILE = 'content/costs.yaml';
const text = fixture.texts[FILE]!;
const open = (changed: string) => {
  const texts = { [FILE]: changed };
  return withoutConfirmed(rateFindings(texts), texts).map(({ what }) => what);
};
const ofBalconies = (findings: readonly string[]) =>
  findings.filter((what) => what.includes('"Balconies"'));

test('each room and each place of work is asked about once, at the line of its name', () => {
  const findings = rateFindings({ [FILE]: text });
  expect(findings.map(({ what }) => /"(.*)"/.exec(what)?.[1])).toEqual([
    'Living and dining',
    'Kitchen',
    'Main bedroom',
    'Other bedrooms',
    'Bathrooms',
    'Balconies',
    'Garden or court',
    'Salon',
    'Clinic',
    'Office',
    'Shop',
  ]);
  const lines = text.split('\n');
  for (const { line, what } of findings)
    expect(lines[line! - 1]).toContain(`name: ${/"(.*)"/.exec(what)?.[1]}`);
});

test('a rate that was changed is a sample no longer, and a room without samples is asked about no longer', () => {
  expect(ofBalconies(open(text))[0]).toBe(
    '4 of 4 rates of "Balconies" are still the samples: are they right for you?',
  );
  const [head = '', balcony = ''] = text.split(/(?=\n {2}balcony:\n)/);
  const own = (count: number) => {
    let n = 0;
    return head + balcony.replace(/simple: \d+/g, (rate) => (n++ < count ? 'simple: 1' : rate));
  };
  expect(ofBalconies(open(own(1)))[0]).toContain('3 of 4');
  expect(ofBalconies(open(own(3)))[0]).toBe(
    '1 of 4 rates of "Balconies" is still the sample: is it right for you?',
  );
  expect(ofBalconies(open(own(4)))).toEqual([]);
});

test('“confirmed” behind the name of a room ends the question', () => {
  const confirmed = text.replace('name: Balconies', 'name: Balconies # confirmed 2026-11-27');
  expect(ofBalconies(open(confirmed))).toEqual([]);
  expect(open(confirmed)).toHaveLength(10);
});
