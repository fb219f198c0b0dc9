/** Finds values in a style sheet that bypass the tokens, the steps of the spacing scale or the named breakpoints. */
import { tokensOf } from '../fixed.ts';

/** A style sheet or script: its path, and its text without comments. */
interface Sheet {
  readonly path: string;
  readonly text: string;
}

/** @param path of the file, for messages */
export const sheetOf = (path: string, text: string): Sheet => ({
  path,
  text: text.replace(/\/\*[\s\S]*?\*\//g, ''),
});

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const defined = ({ text }: Sheet) => all(text, /(?:^|[\s;{])(--[\w-]+)\s*:/g);
const named = ({ text }: Sheet) => all(text, /['"`](--[\w-]+)/g);
const used = ({ text }: Sheet) => all(text, /var\((--[\w-]+)/g);
/** `var()` without a fallback. */
const needed = ({ text }: Sheet) => all(text, /var\((--[\w-]+)\)/g);

const MEDIA_LENGTH = /@media[^{]*?[\d.](?:px|r?em)\b/g;
const COLOUR = /(?<!url\()(#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\()/gi;
const SPACING = /(?<![\w-])(?:padding|margin|(?:row-|column-)?gap)(?:-[a-z-]+)?:([^;}]*)/g;

/** Raw lengths that equal a step of the scale. */
function rawSteps(text: string, steps: ReadonlyMap<string, string>): readonly string[] {
  const lengths = all(text, SPACING).flatMap((value) => all(value, /(?<![\w.])(\d+px)/g));
  return lengths.filter((length) => steps.has(length)).map((at) => `${at} is ${steps.get(at)}`);
}

/** One line per mistake: the file and the mistake. Scripts may set and read custom properties too. */
export function sheetFaults(
  sheets: readonly Sheet[],
  scripts: readonly Sheet[],
): readonly string[] {
  const known = new Set([...sheets.flatMap(defined), ...scripts.flatMap(named)]);
  const wanted = new Set([...sheets.flatMap(used), ...scripts.flatMap(named)]);
  const steps = new Map(
    sheets.flatMap(({ text }) =>
      [...tokensOf(text)]
        .filter(([name]) => name.startsWith('--space-'))
        .map(([step, length]) => [length, step]),
    ),
  );
  return sheets.flatMap((sheet) => {
    const isRoom = sheet.path.startsWith('app/styles/');
    const found = [
      ...(sheet.text.match(MEDIA_LENGTH) ?? []).map(
        (query) => `raw length in a media query: ${query}`,
      ),
      ...(isRoom ? [] : all(sheet.text, COLOUR).map((colour) => `raw colour ${colour}`)),
      ...needed(sheet).flatMap((name) => (known.has(name) ? [] : [`${name} is not defined`])),
      ...defined(sheet).flatMap((name) => (wanted.has(name) ? [] : [`${name} is not used`])),
      ...rawSteps(sheet.text, steps),
    ];
    return found.map((fault) => `${sheet.path}: ${fault}`);
  });
}
