/** Titles before a name, in lower case and without dots. */
const TITLES = new Set(
  'mr mrs ms miss dr prof er ar adv ca capt col maj lt smt shri sri kum श्री श्रीमती सौ कु डॉ प्रा'.split(
    ' ',
  ),
);

/** The name in a greeting: "Anita" for "Dr. Anita Joshi"; '' for an email address or a title alone. */
export function firstName(name: string): string {
  if (name.includes('@')) return '';
  // "Dr.Anita" has no space behind its title.
  const words = name.replaceAll('.', '. ').split(/\s+/);
  const isTitle = (word: string) => TITLES.has(word.toLowerCase().replace(/\.$/, ''));
  const isInitial = (word: string) => /^\p{L}\p{M}*\.$/u.test(word);
  const names = words.filter((word) => word !== '' && !isTitle(word));
  return names.find((word) => !isInitial(word)) ?? names.join(' ');
}
