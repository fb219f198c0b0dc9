/** Converts a built site into a folder for a static host. */
import {
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { countProblem, headersProblem, redirectsProblem, sizeProblem } from './limits.ts';
import { headersFile, redirectsFile, withPolicy } from './static-host.ts';

interface LayOutOptions {
  /** Origin that the forms are sent to. */
  readonly sendsTo: string;
  /** Current paths of moved pages, by their former paths. */
  readonly moved: Readonly<Record<string, string>>;
  /** True: `about/index.html`, which every server serves at `/about/`; false: `about.html`, which hosts serve at `/about`. */
  readonly areFolders: boolean;
}

/** A path may contain characters that have a meaning in patterns: brackets, or Windows' backslashes. */
const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => join(folder, file));

function flatten(page: string): void {
  const folder = dirname(page);
  renameSync(page, `${folder}.html`);
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Writes the files that the various hosts read. @throws Error for what Cloudflare would refuse or ignore */
export function writeHostFiles(
  client: string,
  { sendsTo, moved, areFolders }: LayOutOptions,
): void {
  // Hosts compress by themselves.
  for (const file of filesIn(client, '**/*.{br,gz}')) rmSync(file);
  for (const file of filesIn(client, '**/index.html'))
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), sendsTo));
  // The deepest first, so that a folder is empty once its own page has been moved, unless it has other files.
  const pages = filesIn(client, '*/**/index.html').sort((a, b) => b.length - a.length);
  const paths = pages
    .map((file) => `/${relative(client, dirname(file)).replaceAll('\\', '/')}`)
    .filter((path) => path !== '/404')
    .sort();
  for (const page of pages) if (!areFolders || dirname(page) === join(client, '404')) flatten(page);
  const redirects = redirectsFile(areFolders ? [] : ['/', ...paths], moved);
  const headers = headersFile();
  writeFileSync(join(client, '_headers'), headers);
  writeFileSync(join(client, '_redirects'), redirects);
  // GitHub Pages would ignore `_.data`.
  writeFileSync(join(client, '.nojekyll'), '');
  const files = filesIn(client, '**/*').filter((file) => statSync(file).isFile());
  const problem =
    headersProblem(headers) ??
    redirectsProblem(redirects) ??
    countProblem(files.length) ??
    files
      .map((file) => sizeProblem(relative(client, file), statSync(file).size))
      .find((text) => text !== null);
  if (problem) throw new Error(problem);
}
