/** Limits of Cloudflare Pages; other hosts accept more. Source: developers.cloudflare.com/pages/platform/limits. */
const RULES_MAX = 100;
/** Longer lines of `_headers` are left out without an error. */
const HEADER_LINE_MAX = 2000;
const REDIRECTS_MAX = 2000;
const REDIRECT_LINE_MAX = 1000;
const FILES_MAX = 20_000;
const FILE_MAX_BYTES = 25 * 1024 * 1024;

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** One sentence about what is wrong with the text of `_headers`; null if nothing is. */
export function headersProblem(text: string): string | null {
  const lines = linesOf(text);
  const rules = lines.filter((line) => !/^\s/.test(line)).length;
  const longest = Math.max(0, ...lines.map((line) => line.length));
  if (rules > RULES_MAX)
    return `_headers has ${rules} rules; Cloudflare Pages accepts ${RULES_MAX}.`;
  if (longest > HEADER_LINE_MAX)
    return `A line of _headers has ${longest} characters; Cloudflare Pages ignores lines of more than ${HEADER_LINE_MAX}.`;
  return null;
}

export function redirectsProblem(text: string): string | null {
  const lines = linesOf(text);
  const tooLong = lines.find((line) => line.length > REDIRECT_LINE_MAX);
  if (lines.length > REDIRECTS_MAX)
    return `_redirects has ${lines.length} lines; Cloudflare Pages accepts ${REDIRECTS_MAX}.`;
  return tooLong ? `A line of _redirects is too long: ${tooLong.slice(0, 80)} …` : null;
}

export const sizeProblem = (path: string, bytes: number) =>
  bytes > FILE_MAX_BYTES
    ? `${path} has ${Math.ceil(bytes / 1024 / 1024)} MiB; Cloudflare Pages accepts 25 MiB per file. Make it smaller, or remove it.`
    : null;

export const countProblem = (files: number) =>
  files > FILES_MAX ? `There are ${files} files; Cloudflare Pages accepts ${FILES_MAX}.` : null;
