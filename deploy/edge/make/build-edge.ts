/** Makes everything for the edge from a built site: the files, their headers and the Worker. */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { required } from '#contract/required.ts';
import { HSTS } from '#server/http/security-headers.ts';
import { isHashed } from '#server/static/addresses.ts';
import { NOT_FOUND_PAGE } from '#server/static/load-files.ts';
import { sizeProblem } from '#tools/export/limits.ts';
import type { BuiltSite } from '../../shared/built-site.ts';
import { type Header, headersOf } from '../../shared/file-headers.ts';
import { type EdgeSite, pageFile } from '../worker/pages.ts';
import { bundleWorker } from './bundle.ts';
import { headerRules } from './header-rules.ts';

const MAIN = join(import.meta.dirname, '..', 'worker', 'main.ts');
const POLICY = 'Content-Security-Policy';

const isPolicy = ([name]: Header) => name === POLICY;

/** The Worker's data about the pages. Throws if a page has no file or no content security policy. */
export function edgeSiteOf({ studio, files: { files, pages } }: BuiltSite): EdgeSite {
  const paths = [...pages, ...(files.has(NOT_FOUND_PAGE) ? [NOT_FOUND_PAGE] : [])];
  const headers = paths.map(
    (path) => [path, headersOf(required(files.get(path), `The file of the page ${path}`))] as const,
  );
  return {
    studio,
    releasedAt: Date.now(),
    headers: required(headers[0], 'Every page of the site')[1].filter(
      (header) => !isPolicy(header),
    ),
    policies: Object.fromEntries(
      headers.map(([path, list]) => [
        path,
        required(list.find(isPolicy)?.[1], `The content security policy of ${path}`),
      ]),
    ),
  };
}

/** Writes `<folder>/assets` with its `_headers`, and `<folder>/worker.js`. */
export async function buildEdge(site: BuiltSite, folder: string): Promise<string> {
  const assets = join(folder, 'assets');
  copyFiles(site.roots, assets);
  const { policies, ...rest } = edgeSiteOf(site);
  const plainFiles = [...site.files.files].filter(([url]) => policies[url] === undefined);
  const always = site.studio.siteOrigin.startsWith('https:') ? [HSTS] : [];
  writeFileSync(join(assets, '_headers'), headerRules(new Map(plainFiles), always));
  return bundleWorker(MAIN, { ...rest, policies }, folder);
}

const PAGE = /(?:^|\/)index\.html$/;

function namesBelow(root: string): string[] {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const existing = new Set(names);
  // Cloudflare compresses by itself.
  const isTwin = (name: string) => /\.(br|gz)$/.test(name) && existing.has(name.slice(0, -3));
  return names.filter((name) => !isTwin(name)).map((name) => name.split(sep).join('/'));
}

const placeOf = (name: string) =>
  PAGE.test(name) ? pageFile(`/${name.replace(PAGE, '')}`).slice(1) : name;

/** Throws if Cloudflare would refuse a file. */
function checkSize(path: string): void {
  const problem = sizeProblem(path, statSync(path).size);
  if (problem) throw new Error(problem);
}

/** Copies `roots[0]`, and from the older ones the files with a hash in their name, for pages that are still open. */
function copyFiles(roots: readonly string[], target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const [index, root] of roots.entries())
    for (const name of namesBelow(root)) {
      const to = join(target, placeOf(name));
      if (index > 0 && (!isHashed(`/${name}`) || existsSync(to))) continue;
      checkSize(join(root, name));
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(join(root, name), to, constants.COPYFILE_FICLONE);
    }
}
