/** Finds years and counts that contradict each other. */

import { type ContentValue, siteValue } from './content-values.ts';
import type { Finding } from './finding.ts';

const SINCE = /\b(?:since|established(?: in)?|founded(?: in)?|est\.?)\s+((?:19|20)\d\d)\b/gi;
const COUNT =
  /(?:\b(more than|over|above)\s+)?\b(\d[\d,]*)(\+)?\s+(?:\p{L}+\s+)?(clients|customers|projects)\b/giu;
const YEARS = /\b(\d+)\+?\s+years\b/gi;

/** Synonyms for what counters count. */
const SAME: Readonly<Record<string, RegExp>> = {
  clients: /client|customer/i,
  customers: /client|customer/i,
  projects: /project/i,
};

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

interface Line {
  readonly file: string;
  readonly line: number;
}
interface Counter extends Line {
  readonly target: number;
  readonly label: string;
}

/** A sentence that names lines of files, and its version for the desk, which has no lines and other labels. */
const withPlaces = (say: (place: (at: Line) => string, counters: string) => string) => ({
  what: say(({ file, line }) => ` (${file}:${line})`, 'the counters say'),
  atDesk: say(() => '', '"Four numbers" says'),
});

function countersIn(words: readonly ContentValue[]): Counter[] {
  return words.flatMap(({ file, path, value, line }) => {
    const at = /^(counters\.\d+)\.target$/.exec(path)?.[1];
    const label = words.find((word) => word.file === file && word.path === `${at}.label`)?.value;
    if (at === undefined || typeof value !== 'number' || typeof label !== 'string') return [];
    return [{ target: value, label, line, file }];
  });
}

function aboutYears(word: ContentValue, founded: ContentValue): Finding[] {
  if (typeof word.value !== 'string') return [];
  return [...word.value.matchAll(SINCE)].flatMap(([claim, year]) =>
    Number(year) === founded.value
      ? []
      : [
          {
            who: 'owner' as const,
            file: word.file,
            line: word.line,
            ...withPlaces(
              (place) =>
                `The text says "${claim}", but the founding year of the studio is ${founded.value}${place(founded)}. Change one of them.`,
            ),
          },
        ],
  );
}

/** "more than 100 clients" is right if a counter of clients has 100 or more. */
function aboutCounts(word: ContentValue, counters: readonly Counter[]): Finding[] {
  if (typeof word.value !== 'string' || word.path.startsWith('counters.')) return [];
  return [...word.value.matchAll(COUNT)].flatMap(([claim, more, digits = '', plus, noun = '']) => {
    const same = SAME[noun.toLowerCase()];
    const rivals = counters.filter(({ label }) => same?.test(label));
    const number = numberOf(digits);
    const agrees = ({ target }: Counter) => (more || plus ? target >= number : target === number);
    if (rivals.length === 0 || rivals.some(agrees)) return [];
    const others = (place: (at: Line) => string) =>
      rivals.map((rival) => `${rival.target} "${rival.label}"${place(rival)}`).join(' and ');
    return [
      {
        who: 'owner' as const,
        file: word.file,
        line: word.line,
        ...withPlaces(
          (place, counters) =>
            `The text says "${claim}", but ${counters} ${others(place)}. Use the same number in both.`,
        ),
      },
    ];
  });
}

/** Compares a counter of years, and years in texts, with the founding year. */
function aboutAge(
  words: readonly ContentValue[],
  counters: readonly Counter[],
  age: number,
): Finding[] {
  const isRight = (years: number) => years === age || years === age - 1;
  const finding = (at: Line, claim: string): Finding => ({
    who: 'owner',
    file: at.file,
    line: at.line,
    what: `This says ${claim}, but the studio was founded ${age} years ago. Change one of them.`,
  });
  return [
    ...counters
      .filter(({ label, target }) => /\byears?\b/i.test(label) && !isRight(target))
      .map((counter) => finding(counter, `${counter.target} "${counter.label}"`)),
    ...words.flatMap((word) =>
      typeof word.value === 'string' && /experience/i.test(word.value)
        ? [...word.value.matchAll(YEARS)]
            .filter(([, years]) => !isRight(Number(years)))
            .map(([claim]) => finding(word, `"${claim}"`))
        : [],
    ),
  ];
}

/** Checks that the shares of the price in `process.yaml` add up to 100 %. */
function aboutShares(words: readonly ContentValue[]): Finding[] {
  const shares = words.filter(
    ({ file, path }) => file === 'content/process.yaml' && /^steps\.\d+\.share$/.test(path),
  );
  const [first] = shares;
  const sum = shares.reduce((all, { value }) => all + Number(value), 0);
  if (!first || sum === 100) return [];
  const what = `The shares that a client pays add up to ${sum} per cent. Change them so that they add up to 100.`;
  return [{ who: 'owner', file: first.file, line: first.line, what }];
}

/** @param year in which the site opens */
export function figureFindings(words: readonly ContentValue[], year: number): Finding[] {
  const counters = countersIn(words);
  const founded = siteValue(words, 'foundingYear');
  const isYear = founded && typeof founded.value === 'number';
  return [
    ...(isYear ? words.flatMap((word) => aboutYears(word, founded)) : []),
    ...(isYear ? aboutAge(words, counters, year - (founded.value as number)) : []),
    ...words.flatMap((word) => aboutCounts(word, counters)),
    ...aboutShares(words),
  ];
}
