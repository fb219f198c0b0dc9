/** The schema of `oneRoom` in `content/costs.yaml`: one room, photographed from one position, at each level of the costs. */
import { z } from 'zod';
import { key, percent, pictureRef, text } from './parts.server.ts';

/** A mark in all three pictures for the line `part` of the bill; `x` and `y` in per cent of the picture. */
const mark = z.strictObject({
  part: text,
  x: percent,
  y: percent,
  /** Description at that level. */
  simple: text,
  middle: text,
  high: text,
});

export const oneRoom = z.strictObject({
  heading: text,
  lead: text,
  note: text.optional(),
  /** The bill is for this room of this home, at the home's usual area. */
  home: key,
  room: key,
  pictures: z.strictObject({ simple: pictureRef, middle: pictureRef, high: pictureRef }),
  marks: z.array(mark).min(1).max(9),
});

type OneRoom = z.infer<typeof oneRoom>;
interface Table {
  readonly homes: Readonly<
    Record<string, { readonly name: string; readonly rooms: Readonly<Record<string, number>> }>
  >;
  readonly rooms: Readonly<
    Record<string, { readonly parts: readonly { readonly name: string }[] }>
  >;
}

/** References of `oneRoom` that the table of costs does not have: where they are, and what to write. */
export function faultsOfOneRoom(
  { home, room, marks }: OneRoom,
  { homes, rooms }: Table,
): { readonly path: readonly PropertyKey[]; readonly message: string }[] {
  const ofHome = homes[home]?.rooms;
  if (!ofHome) return [{ path: ['home'], message: 'must be the name of one of the homes' }];
  const names = rooms[room]?.parts.map(({ name }) => name);
  if (!names || !Object.hasOwn(ofHome, room))
    return [{ path: ['room'], message: `must be a room of "${homes[home]?.name ?? home}"` }];
  return marks.flatMap(({ part }, i) => {
    const path = ['marks', i, 'part'];
    if (!names.includes(part))
      return [{ path, message: `must be one of the lines of this room: ${names.join('; ')}` }];
    const isTwice = marks.findIndex((one) => one.part === part) < i;
    return isTwice
      ? [{ path, message: 'names a line that has a number already. Choose another line.' }]
      : [];
  });
}
