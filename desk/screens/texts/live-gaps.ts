/** Finds texts with gaps on a page of the site, where the gaps are filled in: "{km} km" is "50 km" there. */
import type { Field } from '#contract/desk/texts.ts';
import { frameShowing, type Holder, isText, NOT_SHOWN, plain } from './live-text.ts';

const GAP = /\{(\w+)\}/g;
/** Fewer letters outside the gaps would match other texts. */
const OUTSIDE_GAPS_MIN = 6;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches what the page shows for a text with gaps, such as "up to {km} km"; null for a text without. */
function patternOf(words: string): RegExp | null {
  const between = words.split(/\{\w+\}/);
  if (between.length === 1 || between.join('').length < OUTSIDE_GAPS_MIN) return null;
  return new RegExp(`^${between.map(escaped).join('(.+)')}$`);
}

/** The innermost elements that show a text with gaps. */
export function findFilled(page: Document, fields: readonly Field[]): Holder[] {
  const wanted = fields.flatMap((field) => {
    const words = plain(frameShowing(page, field) ?? '');
    const pattern = isText(field.type) ? patternOf(words) : null;
    const names = [...words.matchAll(GAP)].map(([, name]) => name ?? '');
    return pattern ? [{ path: field.path, pattern, names }] : [];
  });
  if (wanted.length === 0) return [];
  return [...page.body.querySelectorAll<HTMLElement>('*')].flatMap((element): Holder[] => {
    if (element.closest(NOT_SHOWN)) return [];
    const words = plain(element.textContent ?? '');
    return wanted.flatMap(({ path, pattern, names }) => {
      const shown = pattern.exec(words);
      const isInside = () =>
        [...element.children].some((child) => pattern.test(plain(child.textContent ?? '')));
      if (!shown || isInside()) return [];
      const gaps = Object.fromEntries(names.map((name, i) => [name, shown[i + 1] ?? '']));
      return [{ path, element, gaps }];
    });
  });
}
