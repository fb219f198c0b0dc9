/** Words for many pictures with little typing: rooms by number, and a first description to be looked at. Pure. */
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

/** The rooms that keys 1 to 9 stand for: those of the project first. */
export const numberedRooms = (own: readonly string[], isHome: boolean): readonly string[] =>
  [...new Set([...own, ...(isHome ? AT_HOME : [])])].slice(0, ROOMS_MAX);

type Press = Pick<KeyboardEvent, 'key' | 'repeat'>;
export const isNumber = ({ key }: Pick<Press, 'key'>) => /^\d$/.test(key);
/** A key that is held down counts once. A lifted picture would be dropped where it is when the focus goes on. */
export const givesWords = (press: Press, isLifted: boolean) =>
  isNumber(press) && !press.repeat && !isLifted;

interface Done {
  /** Of the picture. */
  readonly n: number;
  readonly changed: readonly ('room' | 'materials')[];
  readonly room: string;
}
/** "Picture 4: Kitchen, materials as in picture 3." Only the picture before gives materials. */
export function saidOf({ n, changed, room }: Done): string {
  const parts = [
    changed.includes('room') && (room || 'no room'),
    changed.includes('materials') && `materials as in picture ${n - 1}`,
  ];
  return `Picture ${n}: ${parts.filter(Boolean).join(', ')}.`;
}

interface Known {
  readonly room: string;
  readonly title: string;
  /** As visitors read them. */
  readonly materials: readonly string[];
  /** The picture before it. */
  readonly before: { readonly room: string; readonly alt: string } | null;
}

const and = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/**
 * What a picture probably shows, by its room, its materials and the picture before it; null where nothing is known.
 * Names stay as they are written: "TV room", "Kota stone".
 */
export function suggestion({ room, title, materials, before }: Known): string | null {
  const subject = room.trim() || title.trim();
  if (!subject) return null;
  const made = materials.length > 0 ? `, with ${and.format(materials)}` : '';
  const isAgain = room.trim() !== '' && before?.room === room && before.alt.trim() !== '';
  return isAgain ? `${subject}, from another side${made}.` : `${subject}${made}.`;
}
