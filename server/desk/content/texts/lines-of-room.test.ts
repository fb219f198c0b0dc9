/** Numbered marks on the costs page, when another room is chosen and then the first one again. */
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { withLinesOfRoom } from './lines-of-room.ts';
import { withValue } from './write.ts';

const ROOM = ['oneRoom', 'room'];
const ROOMS = {
  hall: ['Floor', 'Paint', 'Sofa', 'Television'],
  bedroom: ['Bed', 'Floor', 'Wardrobe', 'Curtains', 'Desk'],
  kitchen: ['Cabinets', 'Counter'],
  study: ['Desk', 'Shelf', 'Floor', 'Paint'],
  villa: Array.from({ length: 12 }, (_, i) => `Villa ${i}`),
  loft: Array.from({ length: 12 }, (_, i) => `Loft ${i}`),
};
const mark = (part: string, x: number) => ({ part, x, y: 10, simple: `${part}, simple` });
const HALL = ROOMS.hall.map((part, i) => mark(part, 10 * (i + 1)));
const [floor, paint, sofa, television] = HALL as [Mark, Mark, Mark, Mark];
type Mark = ReturnType<typeof mark>;

/** The text of the file with these marks. */
const costsWith = (marks: unknown, room = 'hall') =>
  stringify({
    rooms: Object.fromEntries(
      Object.entries(ROOMS).map(([key, names]) => [
        key,
        { parts: names.map((name) => ({ name })) },
      ]),
    ),
    oneRoom: { room, marks },
  });
const PUBLISHED = `# Rates\n${costsWith(HALL)}`.replace('Floor, simple', '"Floor, simple" # tiles');

/** The draft after these rooms were chosen in turn. */
const choose = (draft: string, rooms: readonly (keyof typeof ROOMS)[], published = PUBLISHED) =>
  rooms.reduce((before, room) => {
    const after = withValue(before, ROOM, room);
    return withLinesOfRoom('costs', ROOM.join('.'), { before, after, published });
  }, draft);
const marksOf = (text: string): readonly Mark[] => parse(text).oneRoom.marks;
const partsOf = (text: string) => marksOf(text).map(({ part }) => part);
const placesOf = (marks: readonly Mark[]) => marks.map(({ part: _, ...place }) => place);

describe('unchanged marks', () => {
  test('keep the lines that the room has, and the others get its unused lines in order', () => {
    expect(partsOf(choose(PUBLISHED, ['bedroom']))).toEqual([
      ...['Floor', 'Bed', 'Wardrobe', 'Curtains'],
    ]);
    expect(partsOf(choose(PUBLISHED, ['kitchen']))).toEqual(['Cabinets', 'Counter']);
  });

  test.each([
    [['bedroom']],
    [['kitchen']],
    [['kitchen', 'bedroom']],
    [['bedroom', 'kitchen']],
  ] as const)('are the published ones to the letter after %j', (rooms) => {
    expect(choose(PUBLISHED, [...rooms, 'hall'])).toBe(PUBLISHED);
  });

  test('are the published ones also if other lines were chosen for them in the meantime', () => {
    const bedroom = withValue(
      choose(PUBLISHED, ['bedroom']),
      ['oneRoom', 'marks', 1, 'part'],
      'Desk',
    );
    expect(choose(bedroom, ['hall'])).toBe(PUBLISHED);
  });
});

describe('marks that the owner has changed stay as they are', () => {
  const moved = { ...floor, x: 77 };
  test.each<[string, readonly Mark[]]>([
    ['one was moved', [moved, paint, sofa, television]],
    [
      'two have each other’s places',
      [{ ...floor, x: paint.x }, { ...paint, x: floor.x }, sofa, television],
    ],
    [
      'two have each other’s texts',
      [{ ...floor, simple: paint.simple }, { ...paint, simple: floor.simple }, sofa, television],
    ],
    ['two were swapped in the list', [paint, floor, sofa, television]],
    ['one was deleted', [floor, sofa, television]],
    ['one was moved onto another one', [floor, { ...paint, x: floor.x }, sofa, television]],
    ['one was rewritten', [{ ...floor, simple: 'Stone' }, paint, sofa, television]],
    ['one was added', [...HALL, mark('Ceiling', 90)]],
  ])('%s', (_, marks) => {
    const bedroom = choose(costsWith(marks), ['bedroom']);
    expect(placesOf(marksOf(bedroom))).toEqual(placesOf(marks));
    const hall = choose(bedroom, ['hall']);
    // The hall has four lines, so a fifth mark has none.
    expect(placesOf(marksOf(hall))).toEqual(placesOf(marks).slice(0, 4));
    expect(new Set(partsOf(hall)).size).toBe(marksOf(hall).length);
    for (const part of partsOf(hall)) expect(ROOMS.hall).toContain(part);
  });

  test('also in a room with fewer lines: no mark is added', () => {
    const hall = choose(costsWith([moved, paint, sofa, television]), ['kitchen', 'hall']);
    expect(placesOf(marksOf(hall))).toEqual(placesOf([moved, paint]));
  });

  test('also those that were deleted or moved in another room', () => {
    const bedroom = marksOf(choose(PUBLISHED, ['bedroom']));
    const without = costsWith(bedroom.toSpliced(1, 1), 'bedroom');
    expect(placesOf(marksOf(choose(without, ['hall'])))).toEqual(
      placesOf([floor, sofa, television]),
    );
    const changed = costsWith(bedroom.with(0, { ...bedroom[0]!, x: 77 }), 'bedroom');
    expect(placesOf(marksOf(choose(changed, ['hall'])))).toEqual(
      placesOf([moved, paint, sofa, television]),
    );
  });

  test('without one line for two marks', () => {
    const hall = choose(costsWith([moved, { ...paint, part: 'Floor' }]), ['bedroom', 'hall']);
    expect(partsOf(hall)).toEqual(['Floor', 'Paint']);
  });

  test('with the lines that were chosen for them, if another room has these, too', () => {
    const path = ['oneRoom', 'marks', 1, 'part'];
    const bedroom = withValue(choose(PUBLISHED, ['bedroom']), path, 'Desk');
    expect(partsOf(choose(bedroom, ['study']))).toEqual(['Floor', 'Desk', 'Shelf', 'Paint']);
  });

  test('and keep their number, if the room has more lines', () => {
    const nine = ROOMS.villa.slice(0, 9).map((part, i) => mark(part, i));
    const draft = costsWith(
      nine.map((one) => ({ ...one, y: 20 })),
      'villa',
    );
    const villa = choose(draft, ['loft', 'villa'], costsWith(nine, 'villa'));
    expect(villa).toBe(draft);
  });
});

describe('marks that are not a list of groups', () => {
  const WRONG: readonly [unknown][] = [[{ a: floor }], [[floor, null]], ['none'], [null]];
  test.each(WRONG)('in the draft are left to the content check: %j', (marks) => {
    const draft = costsWith(marks);
    expect(choose(draft, ['bedroom'])).toBe(withValue(draft, ROOM, 'bedroom'));
  });

  test.each(WRONG)('in the published file restore nothing: %j', (marks) => {
    const hall = choose(costsWith(HALL), ['bedroom', 'hall'], costsWith(marks));
    expect(placesOf(marksOf(hall))).toEqual(placesOf(HALL));
  });
});
