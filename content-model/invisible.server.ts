/** Names invisible characters, so that a message does not merely repeat them. */

const NAMES: Readonly<Record<string, string>> = {
  '\u00A0': 'a no-break space',
  '\u202F': 'a narrow no-break space',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
  '\u00AD': 'a soft hyphen',
  '\u3000': 'an ideographic space',
};
/** Blank or default-ignorable (Unicode UAX 44), except space, tab and line ends. */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]/u;

/** The first invisible character with its code point, "a no-break space (U+00A0)"; undefined if there is none. */
export function invisibleIn(text: string): string | undefined {
  const [sign] = INVISIBLE.exec(text) ?? [];
  if (!sign) return undefined;
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${NAMES[sign] ?? 'an invisible character'} (U+${code})`;
}

/** A sentence for the message about a name; '' if nothing in the name is invisible. */
export function invisibleNote(name: string): string {
  const sign = invisibleIn(name);
  return sign ? `The name contains ${sign}, which is invisible: type it again. ` : '';
}
