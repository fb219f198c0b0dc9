import { expect, test } from 'vitest';
import { checkContent } from '#tools/content/check.ts';
import { fixture, fixtureWith } from '#tools/content/testing/fixture.ts';
import { formatProblem } from './problem.server.ts';

const FILE = 'content/costs.yaml';
const text = fixture.texts[FILE]!;

/** What the check says of the file with its first rates written so, and the line where they are. */
function saidOf(rates: string) {
  const changed = text.replace(/rates: \{ [^}]* \}/, `rates: ${rates}`);
  const line = 1 + changed.split('\n').findIndex((one) => one.includes('rates: '));
  const said = checkContent(fixtureWith({ [FILE]: changed })).problems.map(formatProblem);
  return { said, line };
}

test.each([
  ['{ simple: 10, high: 30 }', 'rates › middle is missing. Add a line "middle: …".'],
  [
    '{ simple: 10, middle: , high: 30 }',
    'rates › middle is empty. Write its value after the colon.',
  ],
  [
    '{ simple: 10, middle: 9, high: 30 }',
    'rates › middle must not be lower than the rate of the level before it, which is 10.',
  ],
  ['{ simple: 10, middle: 20, high: -1 }', 'rates › high must be at least 0.'],
  ['{ simple: 10, middle: 20.5, high: 30 }', 'rates › middle must be a whole number'],
])('the rates %s stop the check, with file, line and what to write', (rates, words) => {
  const { said, line } = saidOf(rates);
  expect(said[0]).toMatch(new RegExp(`^${FILE}:${line}:\\d+: rooms › hall › parts › 1 › `));
  expect(said[0]).toContain(words);
});

test.each([
  ['rooms: { hall: 1,', 'rooms: { hal: 1,', 'must be the name of one of the rooms below'],
  ['example: { home: 2bhk', 'example: { home: 9bhk', 'must be the name of one of the homes'],
  ['area: 300, from: 180', 'area: 100, from: 180', 'must be between "from" and "to"'],
  ['gst: 18', 'gst: 118', 'must be at most 100'],
  ['gst: GST, {percent}%', 'gst: GST', 'must contain {percent}'],
  ['usual: "Usually {area}"', 'usual: Usually', 'must contain {area}'],
  ['  home: 2bhk\n  room:', '  home: 9bhk\n  room:', 'must be the name of one of the homes'],
  ['  room: hall', '  room: garden', 'must be a room of "2BHK"'],
  ['part: "Ceiling"', 'part: "Roof"', 'must be one of the lines of this room: '],
  ['part: "Ceiling"', 'part: "Floor and skirting"', 'has a number already'],
])('"%s" written as "%s" is refused with its line', (from, to, words) => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const [said] = checkContent(fixtureWith({ [FILE]: changed })).problems.map(formatProblem);
  expect(said).toMatch(/^content\/costs\.yaml:\d+:\d+: /);
  expect(said).toContain(words);
});
