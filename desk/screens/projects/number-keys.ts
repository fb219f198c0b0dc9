/** Filling in values for many pictures with few keys: rooms by number, and suggested descriptions. Pure. */
import { LOCALE } from '#contract/locale.ts';

const ROOMS_MAX = 9;
const AT_HOME = [
  'Living room',
  'Kitchen',
  'Main bedroom',
  'Dining room',
  'Entrance',
  'Bathroom',
  'Study',
  'Children’s room',
  'Balcony',
];

/** The rooms for the keys 1 to 9: those of the project first. */
export const numberedRooms = (own: readonly string[], isHome: boolean): readonly string[] =>
  [...new Set([...own, ...(isHome ? AT_HOME : [])])].slice(0, ROOMS_MAX);

type Press = Pick<KeyboardEvent, 'key' | 'repeat'>;
export const isNumber = ({ key }: Pick<Press, 'key'>) => /^\d$/.test(key);
/** A key that is held down acts once. It does not act on a lifted picture, which would be dropped when the focus moves on. */
export const setsRoom = (press: Press, isLifted: boolean) =>
  isNumber(press) && !press.repeat && !isLifted;

interface Done {
  readonly n: number;
  readonly changed: readonly ('room' | 'materials')[];
  readonly room: string;
}
/** "Picture 4: Kitchen, materials as in picture 3." Materials are only copied from the previous picture. */
export function changeMessage({ n, changed, room }: Done): string {
  const parts = [
    changed.includes('room') && (room || 'no room'),
    changed.includes('materials') && `materials as in picture ${n - 1}`,
  ];
  return `Picture ${n}: ${parts.filter(Boolean).join(', ')}.`;
}

interface Known {
  readonly room: string;
  readonly title: string;
  /** Names as visitors read them. */
  readonly materials: readonly string[];
  /** The neighbouring pictures, the previous one first; `n` is the number of each. */
  readonly neighbours: readonly {
    readonly n: number;
    readonly room: string;
    readonly alt: string;
  }[];
}
interface Suggestion {
  readonly text: string;
  /**
   * Number of the picture whose description is suggested; null if the text is made from this picture's own room and materials.
   */
  readonly of: number | null;
}

const and = new Intl.ListFormat(LOCALE, { type: 'conjunction' });
const SUGGESTIONS_MAX = 2;

/**
 * Suggested texts: one from the room and materials, and the descriptions of neighbouring pictures that may show the same room.
 * Names keep their spelling: "TV room", "Kota stone".
 */
export function suggestions({ room, title, materials, neighbours }: Known): readonly Suggestion[] {
  const subject = room.trim() || title.trim();
  const made = and.format(materials);
  const own = subject && made ? `${subject}, with ${made}` : subject || made;
  const mayBeSame = (other: string) => room.trim() === '' || other.trim() === room.trim();
  const beside = neighbours
    .filter((one) => one.alt.trim() !== '' && mayBeSame(one.room))
    .map(({ n, alt }) => ({ text: alt.trim(), of: n }));
  const all = [...(own ? [{ text: `${own}.`, of: null }] : []), ...beside];
  const isFirst = ({ text }: Suggestion, at: number) =>
    all.findIndex((one) => one.text === text) === at;
  return all.filter(isFirst).slice(0, SUGGESTIONS_MAX);
}
