/** In which order the pictures of a project stand. */
const collator = new Intl.Collator('en', { numeric: true });

export const stemOf = (file: string) => file.replace(/\.\w+$/, '').normalize('NFC');

/** In the order of `sequence`; those that it does not name follow by their names. */
export function inOrder(files: readonly string[], sequence: readonly string[]): string[] {
  const told = sequence.map(stemOf);
  const rank = (file: string) => {
    const at = told.indexOf(stemOf(file));
    return at < 0 ? told.length : at;
  };
  return files.toSorted((a, b) => rank(a) - rank(b) || collator.compare(stemOf(a), stemOf(b)));
}
