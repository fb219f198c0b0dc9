/** Addresses of projects and of their kinds that were renamed, and of projects that are hidden. */
import { formerNames } from './former-names.ts';
import { ContentError } from './problem.server.ts';
import { category, project } from './project-schema.server.ts';
import type { Sources } from './projects.server.ts';
import { readYaml } from './read.server.ts';

/** Paths that redirect permanently (301), and paths of hidden projects (410). */
export interface Addresses {
  readonly moved: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
}

const KIND_FILE = /^content\/projects\/([^/]+)\/category\.yaml$/;
const PROJECT_FILE = /^content\/projects\/[^/]+\/([^/]+)\/project\.yaml$/;

export const projectPath = (slug: string) => `/projects/${slug}`;

/**
 * Redirects and removed paths, from the `former` and `hidden` keys of all projects. Former addresses of a hidden
 * project are removed, too.
 * @throws ContentError when a former address is in use today, or is listed by two projects
 */
export function readAddresses(sources: Sources): Addresses {
  const moved: Record<string, string> = {};
  const removedPaths: string[] = [];
  const files = Object.entries(sources).flatMap(([file, source]) => {
    const folder = PROJECT_FILE.exec(file)?.[1];
    if (!folder) return [];
    const words = readYaml(file, source, project);
    const slug = words.address ?? folder;
    return [{ file, slug, ...words, former: formerNames(slug, folder, words.former) }];
  });
  const kinds = Object.entries(sources).flatMap(([file, source]) => {
    const folder = KIND_FILE.exec(file)?.[1];
    if (!folder) return [];
    const { address: key = folder, former } = readYaml(file, source, category);
    return [{ file, key, former: formerNames(key, folder, former) }];
  });
  const today = new Set([...files.map(({ slug }) => slug), ...kinds.map(({ key }) => key)]);
  const refuse = (file: string, name: string): never => {
    throw new ContentError([
      {
        file,
        field: 'former',
        message: `names "${name}", which is also an address of another project or kind of projects. Remove "${name}" here or there.`,
        atDesk: `The former address “${name}” is also an address of another project or kind of projects. The person who runs the server has to remove the former address.`,
      },
    ]);
  };
  for (const { file, slug, hidden, former } of files) {
    if (hidden) removedPaths.push(projectPath(slug));
    for (const name of former) {
      const path = projectPath(name);
      if (today.has(name) || path in moved || removedPaths.includes(path)) refuse(file, name);
      if (hidden) removedPaths.push(path);
      else moved[path] = projectPath(slug);
    }
  }
  for (const { file, key, former } of kinds)
    for (const name of former) {
      const path = projectPath(name);
      if (today.has(name) || path in moved || removedPaths.includes(path)) refuse(file, name);
      moved[path] = `/projects#${key}`;
    }
  return { moved, gone: removedPaths };
}
