/** Valid link targets within the site: its pages, kinds of projects and projects of the draft. */
import { parseSitePath, projectOfPath } from '#content-model/links.server.ts';
import { kindPath, PAGES, projectPath } from '#content-model/pages.ts';
import type { Choice } from '#contract/desk/texts.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { badRequest } from '#server/http/http-error.ts';
import { ownAddresses } from '../projects/address.ts';
import { readProjects } from '../projects/project-folder.ts';

/** The addresses that a field offers: all pages, and all visible projects. */
export async function offeredAddresses(drafts: Drafts): Promise<Choice[]> {
  const pages = PAGES.filter(({ path }) => path !== '/404').map(({ path, name }) => ({
    value: path,
    label: name,
  }));
  const shown = (await readProjects(drafts)).map(({ kind, projects }) => ({
    kind,
    projects: projects.filter(({ words }) => !words.hidden),
  }));
  const kinds = shown
    .filter(({ projects }) => projects.length > 0)
    .map(({ kind: { title, words } }) => ({
      value: kindPath(words.address),
      label: `Projects: ${title}`,
    }));
  const projects = shown.flatMap((all) =>
    all.projects.map(({ slug, words }) => ({
      value: projectPath(words.address ?? slug),
      label: words.title ?? slug,
    })),
  );
  return [...pages, ...kinds, ...projects];
}

/**
 * @throws HttpError 400 for the address of an unknown project. The content check only warns about it, because a link to a
 * project that is removed later must not stop a build. The check judges all other addresses
 */
export async function refuseUnknownProject(
  drafts: Drafts,
  label: string,
  address: string,
): Promise<void> {
  const place = parseSitePath(address.trim());
  const [named] = (place && projectOfPath(place))?.split('/') ?? [];
  if (named === undefined) return;
  const known = (await readProjects(drafts)).flatMap(({ kind, projects }) => [
    ...[kind.key, kind.words.address, ...kind.former],
    ...projects.flatMap(({ slug, words }) => ownAddresses(slug, words)),
  ]);
  if (known.includes(named)) return;
  throw badRequest([
    `“${label}”: no project and no kind of projects is called “${named}”. Choose an address from the list, or write /projects.`,
  ]);
}
