import { expect, test } from 'vitest';
import { faultOf, formatPart, readPart, writePart } from './part-of-home.ts';

const CHOICES = {
  rooms: [
    { key: 'hall', title: 'Living and dining', usual: 1 },
    { key: 'bathroom', title: 'Bathroom', usual: 2 },
  ],
  work: [
    { key: 'walls', title: 'Walls' },
    { key: 'lights', title: 'Lights' },
  ],
};

test.each(['', 'rooms=hall', 'rooms=hall,bathroom:1', 'work=walls', 'rooms=bathroom&work=lights'])(
  '"%s" is written as it was read',
  (words) => expect(writePart(readPart(words, CHOICES), CHOICES)).toBe(words),
);

test('the address of a bill is read, and usual numbers are not written', () => {
  const address =
    'https://studio.example/cost?home=2bhk&area=720&rooms=hall,bathroom:2&level=simple';
  expect(readPart(address, CHOICES)).toEqual({
    rooms: { hall: 1, bathroom: 2 },
    work: ['walls', 'lights'],
  });
  expect(writePart(readPart(address, CHOICES), CHOICES)).toBe('');
});

test('a part without a room or without work has no cost', () => {
  expect(faultOf({ rooms: { hall: 0, bathroom: 0 }, work: ['walls'] })).toMatch(/one room/);
  expect(faultOf({ rooms: { hall: 1, bathroom: 0 }, work: [] })).toMatch(/one kind of work/);
  expect(faultOf(readPart('', CHOICES))).toBe('');
});

test.each([
  ['', 'The whole home'],
  ['rooms=hall', 'Rooms: Living and dining. Work: all.'],
  ['rooms=bathroom&work=lights', 'Rooms: Bathroom (2). Work: Lights.'],
])('"%s" is described in words when two values are compared', (words, said) =>
  expect(formatPart(words, CHOICES)).toBe(said),
);
