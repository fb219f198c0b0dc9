/** The order of a project's pictures. */
import { byName, stemOf } from '#pictures/sources.ts';

/** Sorted by `sequence`, a list of file names; files that it does not name follow in the order of their names. */
export function orderPictures(
  pictures: readonly string[],
  sequence: readonly string[],
  nameOf: (picture: string) => string = stemOf,
): string[] {
  const order = sequence.map(stemOf);
  const rank = (picture: string) => {
    const at = order.indexOf(nameOf(picture));
    return at < 0 ? order.length : at;
  };
  return pictures.toSorted((a, b) => rank(a) - rank(b) || byName(nameOf(a), nameOf(b)));
}
