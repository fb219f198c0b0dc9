/** For tests: random mistakes that people make in a text file. */
import { isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { required } from '#contract/required.ts';

/** A random number generator from 0 to 1 with a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Random = () => number;
export const pick = <T>(random: Random, list: readonly T[]): T =>
  required(list[Math.floor(random() * list.length)], 'Something to pick from');

/** Characters with a meaning in YAML, HTML or addresses, and invisible ones. */
const CHARACTERS = [...':-#"\'{}[]&*!|>%@`,?\\\t \n<$~=/.é₹ओ\u0000\u00a0\u2028\u{1f3e0}0aZ'];
const VALUES = [
  '',
  '~',
  '0',
  '-1',
  '1e999',
  'true',
  '[]',
  '{}',
  '[x]',
  '{ a: b }',
  '"',
  '"x"',
  '2024-01-01',
  '.inf',
  '.nan',
  '__proto__',
  'constructor',
  '<b>x</b>',
  '{n}',
  'x'.repeat(3000),
];
const NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'titel',
  'x',
  '1',
  '',
  'placeholder',
  'pending',
];

/** Changes the line at that index, whose text is `text`. */
type Lines = (lines: string[], at: number, random: Random, text: string) => unknown;
export const LINE_MISTAKES: Readonly<Record<string, Lines>> = {
  'delete a line': (lines, at) => lines.splice(at, 1),
  'write a line twice': (lines, at, _, text) => lines.splice(at, 0, text),
  'swap two lines': (lines, at, _, text) => lines.splice(at, 2, lines[at + 1] ?? '', text),
  'indent a line': (lines, at, random, text) =>
    lines.splice(at, 1, pick(random, [' ', '  ', '\t']) + text),
  'take its indent from a line': (lines, at, _, text) => lines.splice(at, 1, text.trimStart()),
  'misspell a name': (lines, at, random, text) => {
    const i = 1 + Math.floor(random() * Math.max(1, text.indexOf(':')));
    lines[at] = text.slice(0, i) + text.slice(i + 1);
  },
  'write a line of nonsense': (lines, at, random) =>
    lines.splice(at, 0, `${pick(random, NAMES)}: ${pick(random, VALUES)}`),
  'join two lines': (lines, at, _, text) => lines.splice(at, 2, text + (lines[at + 1] ?? '')),
  'give another value': (lines, at, random, text) => {
    lines[at] = text.replace(/:\s.*$/, () => `: ${pick(random, VALUES)}`);
  },
};

type Whole = (text: string, random: Random) => string;
const insert: Whole = (text, random) => {
  const at = Math.floor(random() * text.length);
  return text.slice(0, at) + pick(random, CHARACTERS) + text.slice(at);
};
/** Changes one node of the file; the result is valid YAML. */
const inTree: Whole = (text, random) => {
  const document = parseDocument(text);
  const places: (() => unknown)[] = [];
  visit(document, (_, node) => {
    if (isPair(node))
      places.push(() => {
        node.value = document.createNode(
          pick(random, [null, 0, 1, -3, 'x', '', true, [], {}, ['x'], { a: 1 }, [null]]),
        );
      });
    if (isMap(node) || isSeq(node)) {
      places.push(() => node.items.splice(Math.floor(random() * node.items.length), 1));
      places.push(() => {
        node.items.length = 0;
      });
      places.push(() => {
        if (isSeq(node) && node.items[0]) node.items.push(...Array(39).fill(node.items[0]));
      });
    }
    if (isScalar(node) && typeof node.value === 'string')
      places.push(() => {
        node.value = pick(random, VALUES);
      });
  });
  try {
    pick(random, places)?.();
    return String(document);
  } catch {
    return text;
  }
};
export const FILE_MISTAKES: Readonly<Record<string, Whole>> = {
  'cut off': (text, random) => text.slice(0, Math.floor(random() * text.length)),
  empty: () => '',
  'a character more': insert,
  'another character more': insert,
  'a character less': (text, random) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + text.slice(at + 1);
  },
  'changed in its tree': inTree,
  'changed twice in its tree': (text, random) => inTree(inTree(text, random), random),
};
