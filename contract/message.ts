/** Inserts values into a message and chooses its plural form. */
import { fill } from './fill.ts';

/** A pattern with `{name}` for each value, or one pattern for each plural form (`zero` is used for 0 in every language). */
export type Message =
  | string
  | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

type Values = Readonly<Record<string, string | number>>;

interface Language {
  /** BCP 47, such as `en-GB`. */
  readonly locale: string;
  /** Words for counts, from 0 on. */
  readonly numbers?: readonly string[];
}

/** Parts of a sentence, separated by commas; empty ones are left out. */
export const joinWithCommas = (parts: readonly (string | false)[]) =>
  parts.filter(Boolean).join(', ');

/** The messages of one language. */
export function createMessages({ locale, numbers = [] }: Language) {
  const rules = new Intl.PluralRules(locale);
  /** The text with a capital first letter. */
  const capital = (text: string) =>
    text.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale));

  function patternOf(message: Message, count: number): string {
    if (typeof message === 'string') return message;
    if (count === 0 && message.zero !== undefined) return message.zero;
    return message[rules.select(count)] ?? message.other;
  }

  /** `count` chooses the plural form; `{count}` inserts it in digits, `{number}` in words. */
  function say(message: Message, values: Values = {}): string {
    const count = Number(values.count);
    const number = numbers[count] ?? String(count);
    return fill(patternOf(message, count), { ...values, number, Number: capital(number) });
  }
  return { say, capital };
}
