/** The part of a home that a cost covers, as in `facts.costFor`: "rooms=hall,bathroom:2&work=walls". */
import type { CostChoices } from '#contract/desk/projects.ts';

export interface PartOfHome {
  /** Number of each room, by its key; 0: none. */
  readonly rooms: Readonly<Record<string, number>>;
  /** Keys of the included work. */
  readonly work: readonly string[];
}

type Choices = Pick<CostChoices, 'rooms' | 'work'>;

/** @param words '' for the whole home; also the address of a bill on `/cost` */
export function readPart(words: string, { rooms, work }: Choices): PartOfHome {
  const query = new URLSearchParams(words.trim().replace(/^.*\?/, ''));
  const named = (name: string) => query.getAll(name).join().split(',');
  const counts = new Map(
    named('rooms').map((value) => {
      const [key = '', count] = value.split(':');
      return [key, Number(count)];
    }),
  );
  const countOf = (key: string, usual: number) => (counts.has(key) ? counts.get(key) || usual : 0);
  return {
    rooms: Object.fromEntries(
      rooms.map(({ key, usual }) => [key, query.has('rooms') ? countOf(key, usual) : usual]),
    ),
    work: work
      .map(({ key }) => key)
      .filter((key) => !query.has('work') || named('work').includes(key)),
  };
}

/** '' for the whole home with all work. */
export function writePart(part: PartOfHome, { rooms, work }: Choices): string {
  const isWhole = rooms.every(({ key, usual }) => part.rooms[key] === usual);
  const named = rooms.flatMap(({ key, usual }) => {
    const count = part.rooms[key];
    return count ? (count === usual ? key : `${key}:${count}`) : [];
  });
  const isAll = part.work.length === work.length;
  return [!isWhole && `rooms=${named}`, !isAll && `work=${part.work}`].filter(Boolean).join('&');
}

/** "Rooms: Hall, Bathroom (2). Work: Walls." */
export function formatPart(words: string, choices: Choices): string {
  if (words === '') return 'The whole home';
  const part = readPart(words, choices);
  const rooms = choices.rooms.flatMap(({ key, title }) => {
    const count = part.rooms[key] ?? 0;
    return count === 0 ? [] : count === 1 ? title : `${title} (${count})`;
  });
  const work = choices.work.filter(({ key }) => part.work.includes(key));
  const isAll = work.length === choices.work.length;
  return `Rooms: ${rooms.join(', ')}. Work: ${isAll ? 'all' : work.map(({ title }) => title).join(', ')}.`;
}

/** Why such a part has no cost; '' if it has one. */
export function faultOf({ rooms, work }: PartOfHome): string {
  if (Object.values(rooms).every((count) => count === 0))
    return 'Enter 1 or more for at least one room.';
  return work.length === 0 ? 'Tick at least one kind of work.' : '';
}
