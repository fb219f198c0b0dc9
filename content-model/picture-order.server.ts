/** The order of a project's pictures. */
const collator = new Intl.Collator('en', { numeric: true });

/** A picture's name without its extension, as Unicode NFC: macOS may write é as two code points where `project.yaml` has one. */
export const stemOf = (file: string) => file.replace(/\.\w+$/, '').normalize('NFC');

/** Sorted by `sequence`, a list of file names; files that it does not name follow in the order of their names. */
export function inOrder(
  pictures: readonly string[],
  sequence: readonly string[],
  nameOf: (picture: string) => string = stemOf,
): string[] {
  const told = sequence.map(stemOf);
  const rank = (picture: string) => {
    const at = told.indexOf(nameOf(picture));
    return at < 0 ? told.length : at;
  };
  return pictures.toSorted((a, b) => rank(a) - rank(b) || collator.compare(nameOf(a), nameOf(b)));
}
