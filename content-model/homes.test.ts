/**
 * The demonstration's plans, those of the fixture and those in `content/` that are as shipped: each home has the rooms and the
 * area that its facts claim, and one can walk through it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectsIn, sampleProjects } from '#tools/content/testing/sample-projects.ts';

type Rect = readonly [number, number, number, number];
interface Drawn {
  readonly built: number;
  readonly entrance: string;
  readonly rooms: readonly {
    readonly name: string;
    readonly kind: 'room' | 'roofed' | 'open';
    readonly area: number;
    readonly rects: readonly Rect[];
  }[];
  /** Pairs of rooms between which one walks. */
  readonly ways: readonly (readonly [string, string])[];
  readonly views: readonly { file: string; x: number; y: number }[];
}

const SQ_FT = 10.7639;
/** Names that a picture gives to the whole building, taken from the open. */
const WHOLE = ['House', 'Shopfront'];

const homes = [...projectsIn('tools/content/fixture/content'), ...sampleProjects].flatMap(
  ({ folder, facts, photos }) => {
    const file = `${folder}/views.json`;
    if (!existsSync(file)) return [];
    return [{ folder, facts, photos, drawn: JSON.parse(readFileSync(file, 'utf8')) as Drawn }];
  },
);

/** Metres: the wall behind a camera is left out of its picture, so the camera may stand in it. */
const WALL = 0.35;

/** The rooms at a place, or beside the wall there: a room with walls before the court that it stands in. */
function roomsAt({ rooms }: Drawn, x: number, y: number) {
  const here = rooms.filter(({ rects }) =>
    rects.some(
      ([x0, y0, x1, y1]) => x0 - WALL <= x && x <= x1 + WALL && y0 - WALL <= y && y <= y1 + WALL,
    ),
  );
  const indoors = here.filter(({ kind }) => kind === 'room');
  return (indoors.length > 0 ? indoors : here).map(({ name }) => name);
}
const openTo = ({ ways }: Drawn, name: string) =>
  ways.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []));

/** The rooms seen from one: itself, those that open to it, and those behind a veranda, which hides nothing. */
function seenFrom(drawn: Drawn, name: string) {
  const roofed = drawn.rooms.filter(({ kind }) => kind === 'roofed').map((room) => room.name);
  const next = openTo(drawn, name);
  const verandas = next.filter((each) => roofed.includes(each));
  return [name, ...next, ...verandas.flatMap((each) => openTo(drawn, each))];
}

/** Every room one comes to without walking outdoors, a veranda's roof being enough. */
function reached(drawn: Drawn) {
  const covered = new Set(drawn.rooms.filter((r) => r.kind !== 'open').map(({ name }) => name));
  const found = new Set([drawn.entrance]);
  for (const name of found)
    for (const next of openTo(drawn, name)) covered.has(next) && found.add(next);
  return found;
}

describe.each(homes)('$folder', ({ facts, photos, drawn }) => {
  const named = (pattern: RegExp) => drawn.rooms.filter(({ name }) => pattern.test(name));

  test('has the rooms that its kind of home claims', () => {
    const bedrooms = /^(\d)BHK/.exec(facts.homeType ?? '')?.[1];
    if (bedrooms) expect(named(/bedroom/i)).toHaveLength(Number(bedrooms));
    if (!facts.homeType) return;
    expect(named(/kitchen/i)).not.toHaveLength(0);
    expect(named(/hall|living/i)).not.toHaveLength(0);
    expect(named(/bath/i)).not.toHaveLength(0);
  });

  test('is as large as its facts say, within a twentieth', () => {
    const [, number, measure] = /([\d,]+) sq ft (carpet|built)/.exec(facts.area ?? '')!;
    const rooms = drawn.rooms.filter(({ kind }) => kind === 'room');
    const carpet = rooms.reduce((sum, { area }) => sum + area, 0);
    const claimed = Number(number!.replace(',', ''));
    const ratio = ((measure === 'carpet' ? carpet : drawn.built) * SQ_FT) / claimed;
    expect(ratio).toBeGreaterThan(0.95);
    expect(ratio).toBeLessThan(1.05);
  });

  test('gives every room its own floor', () => {
    for (const { name, area, rects } of drawn.rooms) {
      const sum = rects.reduce((all, [x0, y0, x1, y1]) => all + (x1 - x0) * (y1 - y0), 0);
      expect(area, name).toBeCloseTo(sum, 1);
    }
    const floors = drawn.rooms
      .filter(({ kind }) => kind === 'room')
      .flatMap(({ name, rects }) => rects.map((rect) => ({ name, rect })));
    for (const [k, one] of floors.entries())
      for (const other of floors.slice(k + 1))
        expect(overlap(one.rect, other.rect), `${one.name} and ${other.name}`).toBeLessThan(0.01);
  });

  test('leads from its entrance to every room, and never out of doors on the way', () => {
    const found = reached(drawn);
    for (const { name, kind } of drawn.rooms) if (kind !== 'open') expect(found).toContain(name);
  });

  test('took every picture in the room it shows, or in one from which it is seen', () => {
    for (const { file, x, y } of drawn.views) {
      const room = photos[file]?.room;
      if (!room) continue;
      const stood = roomsAt(drawn, x, y);
      if (WHOLE.includes(room)) expect(['', 'Court', 'Garden']).toContain(stood[0] ?? '');
      else
        expect(
          stood.flatMap((name) => seenFrom(drawn, name)),
          `${file} of ${room}`,
        ).toContain(room);
    }
  });
});

function overlap(a: Rect, b: Rect) {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}
