/** Builds HTML or XML as text, such as pages that a server completes, cards, and the sitemap. Values are escaped unless they are `Html`. */

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | false | undefined | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function written(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === false || value === undefined) return '';
  if (typeof value === 'object') return value.map(written).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A template tag that escapes its values; `false` and `undefined` become nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]) =>
  new Html(parts.map((part, i) => part + written(values[i])).join(''));
