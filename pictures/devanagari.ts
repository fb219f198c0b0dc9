/** Transliterates Marathi and Hindi for addresses: readable rather than exact, similar to ISO 15919 without its marks. */

const pairsIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split(':')));
const CONSONANTS = pairsIn(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n ' +
    'प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h',
);
const VOWELS = pairsIn(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ru ए:e ऐ:ai ओ:o औ:au ऑ:o ऍ:a ॲ:a ' +
    'ा:a ि:i ी:i ु:u ू:u ृ:ru े:e ै:ai ो:o ौ:au ॉ:o ॅ:a',
);
const NO_VOWEL = '्';
const NASALS = /[ंँ]/;
const LABIALS = /^[पफबभम]/;
/** A suffix of many place names, which keeps its first vowel. */
const ENDING = 'नगर';

interface Sound {
  readonly consonant: string;
  /** Undefined: the inherent "a", which is not written and often not spoken. */
  readonly vowel: string | undefined;
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  const letters = [...word];
  for (const [at, letter] of letters.entries()) {
    const last = sounds.at(-1);
    const isVowelless = letter === NO_VOWEL || NASALS.test(letter);
    if (CONSONANTS[letter]) sounds.push({ consonant: CONSONANTS[letter], vowel: undefined });
    else if (NASALS.test(letter)) {
      if (last && last.vowel === undefined) sounds[sounds.length - 1] = { ...last, vowel: 'a' };
      const nasal = LABIALS.test(letters[at + 1] ?? '') ? 'm' : 'n';
      sounds.push({ consonant: nasal, vowel: '' });
    } else if (isVowelless && last) sounds[sounds.length - 1] = { ...last, vowel: '' };
    else if (VOWELS[letter] && last?.vowel === undefined && /\p{M}/u.test(letter) && last)
      sounds[sounds.length - 1] = { ...last, vowel: VOWELS[letter] };
    else if (VOWELS[letter]) sounds.push({ consonant: '', vowel: VOWELS[letter] });
  }
  return sounds;
}

/** Drops the inherent "a" at the end of a word, and between a spoken vowel and a consonant with one ("deshmukh"). */
function spoken(sounds: readonly Sound[]): string {
  const vowels = sounds.map(({ vowel }) => vowel ?? 'a');
  for (let at = sounds.length - 1; at > 0; at -= 1) {
    if (sounds[at]?.vowel !== undefined) continue;
    const isAfterVowel = vowels[at - 1] !== '';
    const isLast = at === sounds.length - 1;
    const isAfterNasal =
      sounds[at - 1]?.vowel === '' && /^[nm]$/.test(sounds[at - 1]?.consonant ?? '');
    if (isLast ? isAfterVowel || isAfterNasal : isAfterVowel && vowels[at + 1] !== '')
      vowels[at] = '';
  }
  return sounds.map(({ consonant }, at) => consonant + vowels[at]).join('');
}

const inLatin = (word: string): string =>
  word.length > ENDING.length && word.endsWith(ENDING)
    ? inLatin(word.slice(0, -ENDING.length)) + spoken(soundsOf(ENDING))
    : spoken(soundsOf(word));

/** The text in Latin letters: "पाटील निवास, Aundh" becomes "patil nivas, Aundh". */
export const toLatin = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u093c/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/ज्ञ/g, 'द्न्य')
    .replace(/[\u0900-\u0963\u0970-\u097f]+/g, inLatin);
