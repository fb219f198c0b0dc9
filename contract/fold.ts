/**
 * Normalises texts so that a search finds different spellings of a word: O'Brien and O’Brien, Groß and Gross,
 * Łukasz and lukasz, a name with and without nukta or joiners, digits of any script. Stored text and typed words are
 * normalised in the same way, and compared as strings.
 */
import { digitsToAscii } from './phone.ts';

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ς: 'σ',
};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Apostrophes, quotation marks and hyphens: O'Brien is found as OBrien, e-mail as email. */
const QUOTES = /['"`´‘-‟′-‷ʹ-ʽˈ‹›«»՚׳״ꞌꞋ＇＂]/g;
const HYPHENS = /[\p{Pd}\u2212\u02d7\u2043\u05be\u1806]/gu;
/** Joiners, directions, soft hyphens and fillers are invisible. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Accents. Vowel signs of Indian scripts are marks too, but are kept: without them it would be another word. */
const ACCENTS =
  /[\p{M}&&[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]]/gv;
/** The dot of क़, ज़, ऩ (nukta), which many people leave out, in each Indian script. */
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;
/** Devanagari's nasal sound, written as ँ, as ं or as a letter: हिंदी, हिन्दी. */
const NASALS = /ँ|[ङञणनम]\u094d(?=[क-म])/g;
const SPACES = /[\s\u2800]+/g;
const ASCII = /^[\x20-\x26\x28-\x2c\x2e-\x5f\x61-\x7e]*$/;

/** The text in lower case, without accents, apostrophes, hyphens and invisible characters, with single spaces between words. */
export function fold(text: string): string {
  // Most texts are ASCII; the rest of the function takes twenty times as long.
  if (ASCII.test(text) && !text.includes('"'))
    return text.toLowerCase().replace(SPACES, ' ').trim();
  return text
    .replace(QUOTES, '')
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(NUKTA, '')
    .replace(QUOTES, '')
    .replace(HYPHENS, '')
    .replace(NASALS, 'ं')
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(/\p{Nd}/gu, digitsToAscii)
    .replace(SPACES, ' ')
    .trim();
}
