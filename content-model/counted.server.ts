/** Sentences that say how many projects there are: content writes the sentence, the number comes from the folders. */
import { z } from 'zod';
import { text } from './parts.server.ts';
import type { Category } from './types.ts';

const forms = z.strictObject({ none: text, one: text, many: text });
type Forms = z.infer<typeof forms>;

/**
 * A sentence, or one for none, one and many: `{number}` becomes the number in words, `{projects}` what there is of each
 * category ("a salon and four residences"). `assemble` puts the one that fits in its place, so pages receive words.
 */
export const countedText = z
  .union([text, forms])
  .meta({ tag: 'counted' }) as unknown as z.ZodType<string>;

/** What one project of a category, and several, are called in a sentence. */
export const countedNoun = z.strictObject({ one: text, many: text });
const PROJECT = { one: 'one project', many: '{number} projects' };

const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** Up to twenty in words. */
export const inWords = (count: number) => WORDS[count] ?? String(count);
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

type Counted = Pick<Category, 'projects'> & { readonly counted?: z.infer<typeof countedNoun> };

/** The sentence for these categories. A place that begins it begins with a capital. */
export function sentenceFor(written: string | Forms, categories: readonly Counted[]): string {
  if (typeof written === 'string') return written;
  const count = categories.reduce((sum, { projects }) => sum + projects.length, 0);
  const sentence = count === 0 ? written.none : count === 1 ? written.one : written.many;
  const kinds = categories.flatMap(({ projects, counted = PROJECT }) => {
    const { length } = projects;
    if (length === 0) return [];
    return [(length === 1 ? counted.one : counted.many).replace('{number}', inWords(length))];
  });
  return sentence
    .replace('{projects}', () => list.format(kinds))
    .replace('{number}', inWords(count))
    .replace(/^\p{Ll}/u, (letter) =>
      /^\{(number|projects)\}/.test(sentence) ? letter.toUpperCase() : letter,
    );
}
