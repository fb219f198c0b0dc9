/** Sentences that count projects: the content has the sentence, the number is that of the project folders. */
import { z } from 'zod';
import { fill } from '#contract/fill.ts';
import {
  capitalise,
  formatCount,
  joinWithAnd,
  numbersOf,
  PROJECT_NOUNS,
  pluralForm,
} from './language.server.ts';
import { text, textWithGaps } from './parts.server.ts';
import type { Category } from './types.ts';

const form = textWithGaps('number', 'count', 'projects');
const forms = z.strictObject({ none: form, one: form, many: form });
type Forms = z.infer<typeof forms>;

/**
 * A sentence, or one each for none, one and many. `{number}` becomes the number in words, `{projects}` the number of
 * projects of each category ("a salon and four residences"). `assemble` replaces it by the finished sentence.
 */
export const countedText = z
  .union([text, forms])
  .meta({ tag: 'counted' }) as unknown as z.ZodType<string>;

const noun = textWithGaps('number', 'count');
/** The nouns for one project of a category and for several. */
export const countedNoun = z.strictObject({ one: noun, many: noun });

type Counted = Pick<Category, 'projects'> & { readonly counted?: z.infer<typeof countedNoun> };

/** The sentence for these categories. If it begins with a place for a value, the value gets a capital. */
export function sentenceFor(written: string | Forms, categories: readonly Counted[]): string {
  if (typeof written === 'string') return written;
  const count = categories.reduce((sum, { projects }) => sum + projects.length, 0);
  const pattern = pluralForm(written, count);
  const kinds = categories.flatMap(({ projects: { length }, counted: noun = PROJECT_NOUNS }) =>
    length === 0 ? [] : [formatCount(noun, length)],
  );
  const sentence = fill(pattern, { ...numbersOf(count), projects: joinWithAnd(kinds) });
  return pattern.startsWith('{') ? capitalise(sentence) : sentence;
}
