/** The name of a picture of the library: its description, else its place, else its file. Pure. */
import type { LibraryPicture } from '#contract/desk/pictures.ts';
import { PICTURES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';

const LONGEST = 70;
/** The end of the first part of a description. */
const DETAIL = /[:;]\s|[.!?](\s|$)/;

/** Minimum length of a name, so that "Mr. Rao" is not cut after its first word. */
const SHORTEST = 5;

/** The start of a description: up to the end of its first part, in whole words. */
function beginning(alt: string): string {
  const whole = alt.trim();
  const detail = whole.slice(SHORTEST).search(DETAIL);
  const first = detail < 0 ? whole : whole.slice(0, SHORTEST + detail);
  if (first.length <= LONGEST) return first;
  return `${first.slice(0, LONGEST).replace(/[\s,]+\S*$/, '')} …`;
}

type Named = Pick<LibraryPicture, 'key'> & Partial<Pick<LibraryPicture, 'alt' | 'uses'>>;

/** "A teak desk seen from above", "Services, Service 1, Picture" or "Picture “front-door”". */
export const pictureName = ({ key, alt = '', uses = [] }: Named): string =>
  beginning(alt) || uses[0]?.label || say(PICTURES.named, { file: key.replace(/^.*\//, '') });

/** The names of a list, by key; pictures with the same name get their file name, too. */
export function pictureNames(pictures: readonly LibraryPicture[]): ReadonlyMap<string, string> {
  const same = Map.groupBy(pictures, pictureName);
  return new Map(
    [...same].flatMap(([name, own]) =>
      own.map(({ key }) => [key, own.length > 1 ? `${name} (${key})` : name] as const),
    ),
  );
}
