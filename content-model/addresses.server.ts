/** Addresses of projects and of their kinds that were renamed, and of projects that are hidden. */
import { kindOfFile, projectFileParts } from '#pictures/sources.ts';
import { formerNames } from './former-names.ts';
import { kindPath, projectPath } from './pages.ts';
import { ContentError } from './problem.server.ts';
import { category, project } from './project-schema.server.ts';
import type { Sources } from './projects.server.ts';
import { readYaml } from './read.server.ts';

/** Paths that redirect permanently (301), and paths of hidden projects (410). */
export interface Addresses {
  readonly moved: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
}

/**
 * Redirects and removed paths, from the `former` and `hidden` keys of all projects. Former addresses of a hidden
 * project are removed, too.
 * @throws ContentError when a former address is in use today, or is listed by two projects
 */
export function readAddresses(sources: Sources): Addresses {
  const moved: Record<string, string> = {};
  const removedPaths: string[] = [];
  const files = Object.entries(sources).flatMap(([file, source]) => {
    const folder = projectFileParts(file)?.slug;
    if (!folder) return [];
    const words = readYaml(file, source, project);
    const { hidden, address: name = folder } = words;
    const former = formerNames(name, folder, words.former);
    return [{ file, name, to: projectPath(name), hidden, former }];
  });
  const kinds = Object.entries(sources).flatMap(([file, source]) => {
    const folder = kindOfFile(file);
    if (!folder) return [];
    const { address: name = folder, ...words } = readYaml(file, source, category);
    const former = formerNames(name, folder, words.former);
    return [{ file, name, to: kindPath(name), hidden: false, former }];
  });
  const all = [...files, ...kinds];
  const today = new Set(all.map(({ name }) => name));
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
  for (const { file, to, hidden, former } of all) {
    if (hidden) removedPaths.push(to);
    for (const name of former) {
      const path = projectPath(name);
      if (today.has(name) || path in moved || removedPaths.includes(path)) refuse(file, name);
      if (hidden) removedPaths.push(path);
      else moved[path] = to;
    }
  }
  return { moved, gone: removedPaths };
}
