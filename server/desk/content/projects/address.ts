/** The address of a project's page, chosen by the owner. The folder keeps its name; published addresses lead to the new one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FACT_LABELS } from '#contract/desk/projects.ts';
import { slugOf } from '#pictures/names.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { badRequest } from '#server/http/http-error.ts';
import { line } from '../../body.ts';
import { type ProjectWords, readProjectFile, withPut } from './project-file.ts';
import { readKinds, readProjects, removedKinds } from './project-folder.ts';
import { factOf, LIMITS } from './project-view.ts';
import type { Saving } from './save.ts';

const SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const ownAddresses = (slug: string, words: Pick<ProjectWords, 'address' | 'former'>) => [
  slug,
  ...(words.address ? [words.address] : []),
  ...words.former,
];

/** Every address that leads to a project, or would if that project were restored, with what has it. */
export async function takenAddresses(drafts: Drafts): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  const kinds = await readKinds(drafts);
  // A static host shows the file of that name as "/projects/".
  taken.set('index', 'the list of all projects');
  // "/projects#residential" and "/projects/residential/…" are the kind's own.
  for (const { key, title } of [...kinds, ...(await removedKinds(drafts))])
    taken.set(key, `the projects of “${title}”`);
  for (const { key } of kinds)
    for (const { name, note } of await drafts.removed(`projects/${key}`))
      taken.set(name, `“${note || name}”, which is removed and can be restored`);
  for (const { projects } of await readProjects(drafts))
    for (const { slug, words } of projects)
      for (const name of ownAddresses(slug, words)) taken.set(name, `“${words.title ?? slug}”`);
  return taken;
}

/** An address for a new project or kind that nothing else has: "rao-residence", "rao-residence-2". */
export async function freeAddress(drafts: Drafts, title: string, otherwise: string) {
  const taken = await takenAddresses(drafts);
  const wanted = slugOf(title) || otherwise;
  let slug = wanted;
  for (let n = 2; taken.has(slug); n += 1) slug = `${wanted}-${n}`;
  return slug;
}

/** What may be saved as the address of this project. Only addresses that were published lead to it later. */
export async function addressOf(drafts: Drafts, slug: string): Promise<Saving<string>> {
  const all = (await readProjects(drafts)).flatMap(({ projects }) => projects);
  const own = all.find((project) => project.slug === slug);
  const mine = new Set(own ? ownAddresses(slug, own.words) : []);
  const taken = await takenAddresses(drafts);
  const published = own
    ? await readFile(join(drafts.published(), own.file), 'utf8').catch(() => null)
    : null;
  const before = published === null ? null : readProjectFile(published);
  if (before) for (const name of ownAddresses(slug, before)) mine.add(name);
  return {
    schema: line(LIMITS.address, FACT_LABELS.address),
    read: (project) => factOf(project, 'address'),
    write(source, value) {
      if (!SHAPE.test(value))
        throw badRequest([
          'An address has small letters of a to z, digits, and single hyphens between them, such as patil-residence. The previous one is kept.',
        ]);
      const other = mine.has(value) ? undefined : taken.get(value);
      if (other) throw badRequest([`This address belongs to ${other}. Choose another one.`]);
      const former = before ? ownAddresses(slug, before) : readProjectFile(source).former;
      const kept = [...new Set(former)].filter((name) => name !== value && name !== slug);
      const text = withPut(source, ['address'], value === slug ? undefined : value);
      return withPut(text, ['former'], kept);
    },
    what: 'changed the address of',
  };
}
