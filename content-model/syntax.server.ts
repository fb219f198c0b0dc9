/** Explains invalid YAML, and YAML that means something else than was intended. */
import type { Document, LineCounter, YAMLError } from 'yaml';
import { isAlias, isNode, isPair, isScalar, visit } from 'yaml';
import type { Problem } from './problem.server.ts';

const KEY = /^(\s*(?:-\s+)?(?:[{,]\s*)?)([\w-]+):(\s+)(.*)$/;
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const atDesk = (file: string, line: number) =>
  `The file ${file} has a mistake in line ${line}. The person who runs the server has to correct it.`;
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** "Put the sentence in quotes: …, so: lead: "…"" */
const putInQuotes = (key: string, value: string, why: string) =>
  `Put the sentence in quotes: ${why}. Write: ${key}: ${quoted(short(value.trim()))}`;

/** An unusual feature of a single line, whatever the parser reports. */
function oddLine(line: string): string | undefined {
  if (/^\s*\t/.test(line))
    return 'The line begins with a tab. Use spaces instead, as many as the lines around it have.';
  const [, , key, , value = ''] = KEY.exec(line) ?? [];
  if (!key) {
    const [, word] = /^\s*(?:- )?([\w-]+):\S/.exec(line) ?? [];
    if (word && !line.includes('://')) return `Put a space after the colon: "${word}: …".`;
    return undefined;
  }
  const [first = ''] = value;
  if ('@`%*&!'.includes(first) && first) return putInQuotes(key, value, `it begins with ${first}`);
  if (/^[>|?-] \S/.test(value)) return putInQuotes(key, value, `it begins with ${first}`);
  const rest = /^(["']).*?(?<!\\)\1(?=\s*[^\s,}\]#])/.exec(value);
  if (rest)
    return first === "'"
      ? `A quotation mark ' ends the sentence early. Write the sentence between " and ", or write '' for an apostrophe inside ' and '.`
      : `The sentence continues after its closing quotation mark. Put all of it between " and ", and write \\" for a quotation mark inside.`;
  if (/^[{[].*[}\]]\s+[^\s,}\]#]/.test(value))
    return putInQuotes(key, value, `it begins with ${first}`);
  if (!/^["'{[]/.test(value) && /:(\s|$)/.test(value))
    return putInQuotes(key, value, 'it contains a colon');
  return undefined;
}

/** A sentence with a colon inside `{ title: One: two }`. */
function oddFlow(line: string): string | undefined {
  const [, key, value = ''] = /[{,]\s*([\w-]+):\s+([^"',{}[\]]*:\s[^,}]*)/.exec(line) ?? [];
  return key ? putInQuotes(key, value, 'it contains a colon') : undefined;
}

const BY_CODE: Readonly<Record<string, (detail: string) => string>> = {
  DUPLICATE_KEY: () => 'This name appears twice in one group. Remove one of the two.',
  TAB_AS_INDENT: () =>
    'The line begins with a tab. Use spaces instead, as many as the lines around it have.',
  BAD_INDENT: () =>
    'The line is indented differently from the lines around it. Give it the same number of spaces; if the line above opens { or [, close it there.',
  BAD_DQ_ESCAPE: () =>
    'A backslash \\ inside "quotes" has a special meaning. Write two of them: \\\\.',
  MULTIPLE_DOCS: () => 'A line of three hyphens (---) ends the file here. Remove that line.',
  MULTILINE_IMPLICIT_KEY: () =>
    'A colon is missing: each line is a name, a colon, a space and a value ("heading: Our work"). Further lines of a sentence are indented.',
  MISSING_CHAR: (detail) =>
    /quote/.test(detail)
      ? 'A quotation mark is opened and never closed. Close it at the end of the sentence.'
      : /[\]}]/.test(detail)
        ? 'A bracket { or [ is opened and never closed.'
        : 'Something is missing here: a colon after the name, or a closing bracket or quotation mark.',
  BLOCK_AS_IMPLICIT_KEY: () =>
    'The line is indented further than the lines around it, or a sentence contains a colon. Give it the same number of spaces, and put such a sentence in quotes.',
  BLOCK_IN_FLOW: () => 'A sentence between { and } contains a colon. Put it in quotes.',
};

/** Line of an unclosed quotation mark. The parser notices it only at the end of the file. */
function openingOf(lines: readonly string[], noticed: number): number {
  for (let n = Math.min(noticed, lines.length); n > 0; n -= 1) {
    const line = lines[n - 1] ?? '';
    const marks = (line.match(/(?<!\\)"/g) ?? []).length;
    if (marks % 2 === 1 || /:\s+'[^']*$/.test(line)) return n;
  }
  return noticed;
}

/** One problem for the first syntax error, and one for each key that is there twice. */
export function syntaxProblems(
  file: string,
  source: string,
  errors: readonly YAMLError[],
  counter: LineCounter,
): Problem[] {
  const lines = source.split(/\r?\n/);
  const [first] = errors;
  if (!first) return [];
  const told = errors.every(({ code }) => code === 'DUPLICATE_KEY') ? errors : [first];
  return told.map((error) => {
    const { line: noticed, col } = counter.linePos(error.pos[0]);
    const isQuote = error.code === 'MISSING_CHAR' && /quote/.test(error.message);
    const line = isQuote ? openingOf(lines, noticed) : noticed;
    const text = lines[line - 1] ?? '';
    // The parser reports a line without a colon at the next line.
    const message =
      (isQuote || error.code === 'DUPLICATE_KEY' ? undefined : (oddLine(text) ?? oddFlow(text))) ??
      BY_CODE[error.code]?.(error.message) ??
      `This cannot be read as YAML (${error.message.replace(/\.$/, '')}). Compare the line with its neighbours; putting the sentence in "quotes" often helps.`;
    return {
      file,
      line,
      ...(line === noticed && { column: col }),
      message,
      atDesk: atDesk(file, line),
    };
  });
}

/** Valid YAML that means something else than was intended: text after #, values that begin with * & or !. */
export function misreadings(
  file: string,
  source: string,
  document: Document,
  counter: LineCounter,
): Problem[] {
  const found: Problem[] = [];
  const lines = source.split(/\r?\n/);
  const tell = (offset: number, message: string) => {
    const { line, col } = counter.linePos(offset);
    found.push({ file, line, column: col, message, atDesk: atDesk(file, line) });
  };
  visit(document, (_, node) => {
    if (isAlias(node) || (isScalar(node) && (node.anchor || node.tag?.startsWith('!')))) {
      const at = node.range?.[0] ?? 0;
      const text = lines[counter.linePos(at).line - 1] ?? '';
      tell(at, oddLine(text) ?? 'Put the value in quotes: it begins with *, & or !.');
    }
    if (isPair(node) && isNode(node.key) && !isScalar(node.key))
      tell(
        node.key.range?.[0] ?? 0,
        'A name before a colon is one or a few words. If this is a sentence, put all of it in quotes.',
      );
    if (isScalar(node) && node.type === 'PLAIN' && node.comment && /^\S/.test(node.comment))
      tell(
        node.range?.[1] ?? 0,
        `Text after # is not read. Put the whole sentence in quotes; if it is a comment, put a space after the #.`,
      );
  });
  return found;
}
