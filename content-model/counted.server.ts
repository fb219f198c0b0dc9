/** Sentences that say how many projects there are: content writes the sentence, the number comes from the folders. */
import { z } from 'zod';
import {
  capital,
  counted,
  fill,
  formFor,
  joinWithAnd,
  numbersOf,
  PROJECTS,
} from './language.server.ts';
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

type Counted = Pick<Category, 'projects'> & { readonly counted?: z.infer<typeof countedNoun> };

/** The sentence for these categories. A place that begins it begins with a capital. */
export function sentenceFor(written: string | Forms, categories: readonly Counted[]): string {
  if (typeof written === 'string') return written;
  const count = categories.reduce((sum, { projects }) => sum + projects.length, 0);
  const pattern = formFor(written, count);
  const kinds = categories.flatMap(({ projects: { length }, counted: noun = PROJECTS }) =>
    length === 0 ? [] : [counted(noun, length)],
  );
  const sentence = fill(pattern, { ...numbersOf(count), projects: joinWithAnd(kinds) });
  return pattern.startsWith('{') ? capital(sentence) : sentence;
}
