/** The table of weeks and costs among the questions agrees with the table of costs. */
import { expect, test } from 'vitest';
import { contentOf, fixtureFileWith, fixtureWith } from '#tools/content/testing/fixture.ts';
import { weeksAndCosts } from './costs/weeks-and-costs.ts';

const FILE = 'content/faq.yaml';
const withRow = (row: string) =>
  contentOf(
    fixtureWith({
      [FILE]: fixtureFileWith(FILE, '      rows:\n', `      rows:\n        - ${row}\n`),
    }),
  );
const firstRow = (row: string) => {
  const { faq, costs } = withRow(row);
  return { row: faq.items.find(({ bands }) => bands)?.bands?.rows[0], ...weeksAndCosts(costs) };
};

test('{weeks} and {cost} are those of the home in the table of costs', () => {
  const { row, homes } = firstRow('{ name: 4BHK, weeks: "{weeks}", cost: "about {cost}" }');
  const home = homes.find(({ name }) => name === '4BHK or larger');
  expect(row).toEqual({ name: '4BHK', weeks: home?.weeks, cost: `about ${home?.cost}` });
});

test('figures of the studio’s own stay as they are', () => {
  expect(firstRow('{ name: Palace, weeks: 90, cost: 300 }').row).toMatchObject({ cost: '300' });
});

test('a home that the table of costs does not have is named with file and line', () => {
  expect(() => withRow('{ name: Palace, weeks: "{weeks}", cost: "{cost}" }')).toThrow(
    /content\/faq\.yaml:\d+:\d+: .*name is "Palace"/,
  );
});
