/** Resolves links of the content and lists the targets that they may name. */
import { projectPath } from './pages.ts';
import type { Category } from './types.ts';

interface SitePath {
  readonly path: string;
  readonly anchor?: string;
}

/** "/projects#patil-residence/4" as path and fragment; undefined for an absolute address such as https://… */
export function parseSitePath(address: string): SitePath | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(address)) return undefined;
  const [path = '', anchor] = address.split('#', 2);
  return { path: path.length > 1 ? path.replace(/\/$/, '') : path, anchor };
}

/** Categories with projects: those that the projects page shows. */
const filledCategories = <T extends Pick<Category, 'projects'>>(categories: readonly T[]) =>
  categories.filter(({ projects }) => projects.length > 0);

/** All fragments of the projects page that a link can name. */
export function projectAnchors(categories: readonly Category[]): Set<string> {
  const shown = filledCategories(categories);
  const projects = shown.flatMap(({ projects }) => projects);
  return new Set([
    ...shown.map(({ key }) => key),
    ...projects.flatMap(({ slug, photos }) => [slug, ...photos.map(({ n }) => `${slug}/${n}`)]),
  ]);
}

/** Whether it is the path of a material or room page. These exist only if they have pictures. */
export const isCollectionPath = (path: string) => /^\/(materials|rooms)(\/|$)/.test(path);

/** The address, or "/projects" if it is that of a material or room without pictures. */
export function withoutEmptyCollection(address: string, paths: ReadonlySet<string>): string {
  const place = parseSitePath(address);
  return place && isCollectionPath(place.path) && !paths.has(place.path) ? '/projects' : address;
}

/** The part of the projects that an address names, in the form of `projectAnchors`: "patil-residence/4"; undefined for other pages. */
export function projectOfPath({ path, anchor }: SitePath): string | undefined {
  if (path === '/projects') return anchor;
  const slug = /^\/projects\/([^/]+)$/.exec(path)?.[1];
  return slug && anchor ? `${slug}/${anchor}` : slug;
}

/**
 * The address with a project's former name replaced by its current one.
 * @param moved current paths by the former ones
 */
export function currentAddress(address: string, moved: Readonly<Record<string, string>>): string {
  const [, mark, name = ''] = /^\/projects([/#])([^/#]+)/.exec(address) ?? [];
  const path = projectPath(name);
  const to = mark && Object.hasOwn(moved, path) && moved[path];
  if (!to) return address;
  return `/projects${mark}${to.slice(projectPath('').length)}${address.slice(path.length)}`;
}

/** The address, or "/projects" if it names a project or picture that no longer exists. */
export function liveAddress(address: string, anchors: ReadonlySet<string>): string {
  const place = parseSitePath(address);
  const named = place && projectOfPath(place);
  return named === undefined || anchors.has(named) ? address : '/projects';
}
