/** In which order the pictures of a project stand. */
const collator = new Intl.Collator('en', { numeric: true });

/** A picture's name without its ending, in one form: macOS may write an é as two letters where `project.yaml` has one. */
export const stemOf = (file: string) => file.replace(/\.\w+$/, '').normalize('NFC');

/** In the order of `sequence`, which names files; those that it does not name follow by their names. */
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
