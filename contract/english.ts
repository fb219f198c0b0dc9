/** Rules of English that the site's sentences and the desk's share. */

/** Numbers in words, from 0 on. */
export const NUMBERS: readonly string[] =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Whether its article is "an": "an apartment", "an hour", "an 8BHK". */
export const takesAn = (word: string) => /^([aeiou8]|hour)/i.test(word);
