/** How projects and pictures are counted and named. Pure. */
import type { Photo, ProjectRow } from '#contract/desk/projects.ts';
import { numberWord } from '../../words.ts';

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth'],
];
/** "second" of 2, "place 25" of 25. */
export const ordinal = (n: number) => ORDINALS[n - 1] ?? `place ${n}`;

/** "second of four". */
export const placeOf = (n: number, count: number) =>
  `${ordinal(n)} of ${numberWord(count).toLowerCase()}`;

export const listTitle = (count: number) =>
  count === 0 ? 'No projects yet' : `${numberWord(count)} ${count === 1 ? 'project' : 'projects'}`;

export const pictures = (count: number) =>
  `${count === 0 ? 'No' : count} ${count === 1 ? 'picture' : 'pictures'}`;

/** What a row says after its number of pictures, and whether that stands in the way. */
export function rowState({ photos, lacksConsent }: ProjectRow): { said: string; isLate: boolean } {
  const missing = photos.filter(({ isDescribed }) => !isDescribed).length;
  const late = [
    missing > 0 && `${missing} without a description`,
    lacksConsent && 'no consent on file',
  ].filter(Boolean);
  if (late.length > 0) return { said: late.join(', '), isLate: true };
  if (photos.length === 0) return { said: 'no pictures yet', isLate: true };
  return { said: 'all described', isLate: false };
}

/** "17, Main bedroom: A seat in the window". */
export const photoName = (photo: Pick<Photo, 'n'> & { room: string; title: string }) =>
  `${photo.n}, ${[photo.room || 'no room yet', photo.title].filter(Boolean).join(': ')}`;

/** Of uploads: "20 uploaded, 4 uploading, 1 refused". */
export const tally = (taken: number, underWay: number, refused: number): string =>
  [
    taken > 0 && `${taken} uploaded`,
    underWay > 0 && `${underWay} uploading`,
    refused > 0 && `${refused} refused`,
  ]
    .filter(Boolean)
    .join(', ');
