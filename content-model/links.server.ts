/** Where links of the content lead, and which places they may name. */
import type { Category } from './types.ts';

export interface Place {
  readonly path: string;
  readonly anchor?: string;
}

/** "/projects#patil-residence/4" as page and place on it; undefined for a whole address such as https://… */
export function placeIn(address: string): Place | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(address)) return undefined;
  const [path = '', anchor] = address.split('#', 2);
  return { path: path.length > 1 ? path.replace(/\/$/, '') : path, anchor };
}

/** Categories that hold a project: those that the page of projects shows. */
const filledCategories = <T extends Pick<Category, 'projects'>>(categories: readonly T[]) =>
  categories.filter(({ projects }) => projects.length > 0);

/** Everything on the page of projects that a link can name. */
export function projectAnchors(categories: readonly Category[]): Set<string> {
  const shown = filledCategories(categories);
  const projects = shown.flatMap(({ projects }) => projects);
  return new Set([
    ...shown.map(({ key }) => key),
    ...projects.flatMap(({ slug, photos }) => [slug, ...photos.map(({ n }) => `${slug}/${n}`)]),
  ]);
}

/** Whether an address is one of a material or of rooms, of which there are only those that show a picture. */
export const isOfCollection = (path: string) => /^\/(materials|rooms)(\/|$)/.test(path);

/** The same address, or that of all projects where it names a material or room that no picture shows. */
export function withoutEmptyCollection(address: string, paths: ReadonlySet<string>): string {
  const place = placeIn(address);
  return place && isOfCollection(place.path) && !paths.has(place.path) ? '/projects' : address;
}

/** What an address names of the projects, as `projectAnchors` writes it: "patil-residence/4"; undefined for other pages. */
export function projectNamed({ path, anchor }: Place): string | undefined {
  if (path === '/projects') return anchor;
  const slug = /^\/projects\/([^/]+)$/.exec(path)?.[1];
  return slug && anchor ? `${slug}/${anchor}` : slug;
}

/**
 * The same address, of a project or one of its pictures with the project's address of today.
 * @param moved paths by the former ones
 */
export function currentAddress(address: string, moved: Readonly<Record<string, string>>): string {
  const [, mark, name = ''] = /^\/projects([/#])([^/#]+)/.exec(address) ?? [];
  const to = mark && Object.hasOwn(moved, `/projects/${name}`) && moved[`/projects/${name}`];
  if (!to) return address;
  return `/projects${mark}${to.slice('/projects/'.length)}${address.slice('/projects/'.length + name.length)}`;
}

/** The same address; "/projects" where it names a project, or a picture, that is not there any more. */
export function liveAddress(address: string, anchors: ReadonlySet<string>): string {
  const place = placeIn(address);
  const named = place && projectNamed(place);
  return named === undefined || anchors.has(named) ? address : '/projects';
}
