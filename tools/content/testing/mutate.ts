/** For tests: random mistakes that people make with files in a folder. */
import type { ContentFiles } from '../content-files.ts';
import { decode } from '../decode.ts';
import { FILE_MISTAKES, LINE_MISTAKES, pick, type Random } from './mistakes.ts';

type Encoding = (text: string) => Uint8Array;
const ENCODINGS: Readonly<Record<string, Encoding>> = {
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'Windows-1252': (text) => Buffer.from(text.replaceAll(/[^\0-\xff]/g, 'é'), 'latin1'),
  'BOM and CRLF': (text) => Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`),
};

const renamed = (file: string, random: Random) =>
  pick(random, [
    `${file}.bak`,
    file.replace(/\.(\w+)$/, (_, end: string) => `.${end.toUpperCase()}`),
    file.replace(/\.\w+$/, '.yml'),
    file.replace(/([^/]+)$/, 'old/$1'),
    file.replace(/([^/]+)$/, 'Copy of $1'),
    file.replace(/(\w)(\w)(?=[^/]*$)/, '$2$1'),
    file.replace(/\/([^/]+)\/([^/]+)$/, '/$1 2/$2'),
  ]);

/** The files with one mistake, and its description. */
export function mutate(given: ContentFiles, random: Random): { files: ContentFiles; what: string } {
  const kind = random();
  if (kind < 0.15) {
    const file = pick(random, given.files);
    const to = random() < 0.4 ? undefined : renamed(file, random);
    const files = given.files.flatMap((name) => (name !== file ? [name] : to ? [to] : []));
    const texts = Object.fromEntries(
      Object.entries(given.texts).flatMap(([name, text]) =>
        name !== file ? [[name, text]] : to && /\.yaml$/.test(to) ? [[to, text]] : [],
      ),
    );
    return {
      files: { files, texts, problems: [] },
      what: `${file} ${to ? `renamed to ${to}` : 'deleted'}`,
    };
  }
  const [file, text] = pick(random, Object.entries(given.texts));
  if (kind < 0.2) {
    const [name, encode] = pick(random, Object.entries(ENCODINGS));
    const decoded = decode(encode(text));
    const { [file]: _, ...others } = given.texts;
    const isText = 'text' in decoded;
    return {
      files: {
        files: given.files,
        texts: isText ? { ...others, [file]: decoded.text } : others,
        problems: isText ? [] : [{ file, ...decoded }],
      },
      what: `${file} as ${name}`,
    };
  }
  if (kind < 0.6) {
    const [name, change] = pick(random, Object.entries(FILE_MISTAKES));
    const changed = change(text, random);
    return {
      files: { ...given, texts: { ...given.texts, [file]: changed } },
      what: `${file} ${name}`,
    };
  }
  const [name, change] = pick(random, Object.entries(LINE_MISTAKES));
  const lines = text.split('\n');
  const at = Math.floor(random() * lines.length);
  change(lines, at, random, lines[at] ?? '');
  return {
    files: { ...given, texts: { ...given.texts, [file]: lines.join('\n') } },
    what: `${file}:${at + 1} ${name}`,
  };
}
