/** Makes everything for the edge from a built site: the files, their headers and the Worker. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { required } from '#contract/required.ts';
import { HSTS } from '#server/http/security-headers.ts';
import { NOT_FOUND_PAGE } from '#server/static/load-files.ts';
import type { BuiltSite } from '../../shared/built-site.ts';
import { type Header, headersOf } from '../../shared/file-headers.ts';
import type { EdgeSite } from '../worker/pages.ts';
import { bundleWorker } from './bundle.ts';
import { copyFiles } from './files.ts';
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
