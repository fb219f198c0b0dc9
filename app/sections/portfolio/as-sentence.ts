/** Owners may leave out the full stop. */
export const asSentence = (words: string) => (/\p{P}$/u.test(words) ? words : `${words}.`);
