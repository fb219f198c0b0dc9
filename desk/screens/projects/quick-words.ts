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

interface Known {
  readonly room: string;
  readonly title: string;
  /** As visitors read them. */
  readonly materials: readonly string[];
  /** The picture before it. */
  readonly before: { readonly room: string; readonly alt: string } | null;
}

const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const and = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** What a picture probably shows, by its room, its materials and the picture before it; null where nothing is known. */
export function suggestion({ room, title, materials, before }: Known): string | null {
  const subject = room.trim() || title.trim();
  if (!subject) return null;
  const made = materials.length > 0 ? `, with ${and.format(materials.map(small))}` : '';
  const isAgain = room.trim() !== '' && before?.room === room && before.alt.trim() !== '';
  return isAgain ? `The ${small(subject)} from another side${made}.` : `${subject}${made}.`;
}
