/** The hours: their shape, their faults, and how sentences say them. */
import { describe, expect, test } from 'vitest';
import { checkContent } from '#tools/content/check.ts';
import { contentOf, fixtureFileWith, fixtureWith } from '#tools/content/testing/fixture.ts';
import { formatHours } from './format-hours.server.ts';

const SITE = 'content/site.yaml';
const FAQ = 'content/faq.yaml';
const CLOSES = '  closes: "18:00"\n';
/** The fixture, whose hours are those of before there were closings, with these lines below its hours. */
const withLines = (lines: string, texts = {}) =>
  fixtureWith({ [SITE]: fixtureFileWith(SITE, CLOSES, `${CLOSES}${lines}`), ...texts });
const sentences = (lines: string) => checkContent(withLines(lines)).problems;

describe('hours in words', () => {
  const of = (days: string[], opens = '09:00', closes = '18:00', other = {}) =>
    formatHours({ days, opens, closes, other });
  test('a plain week, days apart and two days', () => {
    expect(of(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'])).toEqual({
      short: 'Mon–Sat, 9 to 6',
      long: 'Monday to Saturday, 9 to 6',
    });
    expect(of(['Sa', 'Mo', 'We'], '10:30', '19:00').long).toBe(
      'Monday, Wednesday and Saturday, 10.30 to 7',
    );
    expect(of(['Tu', 'Mo']).short).toBe('Mon and Tue, 9 to 6');
  });
  test('days with the same hours stand together', () => {
    const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
    const saturday = { Sa: { opens: '10:00', closes: '14:00' } };
    expect(of(days, '10:00', '19:00', saturday)).toEqual({
      short: 'Mon–Fri, 10 to 7; Sat, 10 to 2',
      long: 'Monday to Friday, 10 to 7; Saturday, 10 to 2',
    });
    const wednesday = { We: { opens: '10:00', closes: '14:00' } };
    expect(of(['Mo', 'Tu', 'We', 'Th'], '10:00', '19:00', wednesday).long).toBe(
      'Monday, Tuesday and Thursday, 10 to 7; Wednesday, 10 to 2',
    );
  });
});

test('content of before, with its hours written out in sentences, is read as it stands', () => {
  const content = contentOf(fixtureWith({}));
  expect(content.faq.ask.note).toBe('We answer Monday to Saturday, 9 to 6.');
  expect(content.site.hours).not.toHaveProperty('closed');
});

test('a sentence with {hours} or {shortHours} says the hours of site.yaml, wherever it stands', () => {
  const { faq, site, pages } = contentOf(
    withLines('  other: { Sa: { opens: "10:00", closes: "14:00" } }\n', {
      [FAQ]: fixtureFileWith(FAQ, 'Monday to Saturday, 9 to 6', '{hours}'),
      'content/pages.yaml': fixtureFileWith(
        'content/pages.yaml',
        'Monday to Saturday, 9 to 6',
        '{shortHours}',
      ),
    }),
  );
  expect(faq.ask.note).toBe('We answer Monday to Friday, 9 to 6; Saturday, 10 to 2.');
  expect(pages['/contact']?.description).toContain('Mon–Fri, 9 to 6; Sat, 10 to 2.');
  // What pages fill in later stays.
  expect(site.reach.projectText).toContain('{project}');
});

describe('what is wrong is told at its line', () => {
  const republic = '{ from: 2027-01-26, name: Republic Day }';
  test.each([
    [
      'a holiday twice',
      `  closed: [${republic}, ${republic}]`,
      'hours › closed › 2 › from',
      /overlaps with “Republic Day”/,
    ],
    [
      'a holiday within another closing',
      `  closed: [{ from: 2027-01-20, to: 2027-01-31, name: Repairs }, ${republic}]`,
      'hours › closed › 2 › from',
      /overlaps with “Repairs”/,
    ],
    [
      'a closing that ends before it begins',
      '  closed: [{ from: 2027-01-26, to: 2027-01-20, name: Repairs }]',
      'hours › closed › 1 › to',
      /must not be earlier than the first day/,
    ],
    [
      'a date that does not exist',
      '  closed: [{ from: 2027-02-30, name: Repairs }]',
      'hours › closed › 1 › from',
      /must be a day with its year first/,
    ],
    [
      'a closing of years',
      '  closed: [{ from: 2027-01-01, to: 2029-01-01, name: Repairs }]',
      'hours › closed › 1 › to',
      /more than 92 days/,
    ],
    [
      'a day that closes before it opens',
      '  other: { Sa: { opens: "14:00", closes: "10:00" } }',
      'hours › other › Sa › closes',
      /must be later than the time when the studio opens/,
    ],
    [
      'hours of a day on which the studio is not open',
      '  other: { Su: { opens: "10:00", closes: "14:00" } }',
      'hours › other › Su',
      /not among the days/,
    ],
  ])('%s', (_what, line, field, sentence) => {
    const problems = sentences(`${line}\n`);
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    expect(problems[0]?.message).toMatch(sentence);
    expect(problems[0]?.line).toBeGreaterThan(1);
  });
});
