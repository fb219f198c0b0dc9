/** Makes everything that goes to the edge from one built site: the files, their headers and the worker. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HSTS } from '#server/http/security-headers.ts';
import { NOT_FOUND_PAGE } from '#server/static/load-files.ts';
import type { BuiltSite } from '../../shared/built-site.ts';
import { type Header, headersOf } from '../../shared/file-headers.ts';
import type { EdgeSite } from '../worker/pages.ts';
import { bundleWorker } from './bundle.ts';
import { layOut } from './files.ts';
import { headerRules } from './header-rules.ts';

const MAIN = join(import.meta.dirname, '..', 'worker', 'main.ts');
const POLICY = 'Content-Security-Policy';

const isPolicy = ([name]: Header) => name === POLICY;

/** What the worker knows of the pages. */
export function edgeSiteOf({ studio, files: { files, pages } }: BuiltSite): EdgeSite {
  const paths = [...pages, ...(files.has(NOT_FOUND_PAGE) ? [NOT_FOUND_PAGE] : [])];
  const headers = paths.flatMap((path) => {
    const file = files.get(path);
    return file ? [[path, headersOf(file)] as const] : [];
  });
  return {
    studio,
    releasedAt: Date.now(),
    headers: headers[0]?.[1].filter((header) => !isPolicy(header)) ?? [],
    policies: Object.fromEntries(
      headers.map(([path, list]) => [path, list.find(isPolicy)?.[1] ?? '']),
    ),
  };
}

/** Writes `<folder>/assets` with its `_headers`, and `<folder>/worker.js`. */
export async function buildEdge(site: BuiltSite, folder: string, entry = MAIN): Promise<string> {
  const assets = join(folder, 'assets');
  layOut(site.roots, assets);
  const { policies, ...rest } = edgeSiteOf(site);
  const plainFiles = [...site.files.files].filter(([url]) => policies[url] === undefined);
  const always = site.studio.siteOrigin.startsWith('https:') ? [HSTS] : [];
  writeFileSync(join(assets, '_headers'), headerRules(new Map(plainFiles), always));
  return bundleWorker(entry, { ...rest, policies }, folder);
}
