/**
 * The addresses of projects and of their kinds, chosen by the owner. The folder keeps its name; published addresses redirect
 * to the new one.
 */
import { PROJECT_TEXTS } from '#contract/project-texts.ts';
import { SLUG, slugOf } from '#pictures/names.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { badRequest } from '#server/http/http-error.ts';
import { textRuleSchema } from '../../body.ts';
import { freeName } from '../../free-name.ts';
import { readProjectFile, setValue } from './project-file.ts';
import { type Kind, readKinds, readProject, readProjects, removedKinds } from './project-folder.ts';
import { factOf } from './project-view.ts';
import type { SavedValue } from './save.ts';

/** The addresses in a file. */
interface OwnAddress {
  readonly address?: string | undefined;
  readonly former: readonly string[];
}

/** @param slug name of the folder */
export const ownAddresses = (slug: string, words: OwnAddress): string[] => [
  slug,
  ...(words.address ? [words.address] : []),
  ...words.former,
];

/** Every address of a project, also of removed ones, which can be restored, with the name of its owner. */
async function takenAddresses(drafts: Drafts): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  const kinds = await readKinds(drafts);
  // A static host serves the file of that name as "/projects/".
  taken.set('index', 'the list of all projects');
  // "/projects#residential" and "/projects/residential/…" belong to the kind.
  for (const { key, title } of await removedKinds(drafts))
    taken.set(key, `the projects of “${title}”`);
  for (const { key, title, words, former } of kinds)
    for (const name of [key, words.address, ...former])
      taken.set(name, `the projects of “${title}”`);
  for (const { key } of kinds)
    for (const { name, note } of await drafts.removed(`projects/${key}`))
      taken.set(name, `“${note || name}”, which is removed and can be restored`);
  for (const { projects } of await readProjects(drafts))
    for (const { slug, words } of projects)
      for (const name of ownAddresses(slug, words)) taken.set(name, `“${words.title ?? slug}”`);
  return taken;
}

/** A free address for a new project or kind: "rao-residence", "rao-residence-2". */
export async function freeAddress(drafts: Drafts, title: string, otherwise: string) {
  const taken = await takenAddresses(drafts);
  return freeName(slugOf(title) || otherwise, (name) => taken.has(name));
}

interface Addressed {
  /** Name of the folder. */
  readonly slug: string;
  /** The draft's file, and its current addresses. */
  readonly file: string;
  readonly now: OwnAddress;
  readonly read: (source: string) => OwnAddress;
}

/** Writes the address of a project or a kind. Only published addresses are kept as redirects. */
async function addressWriter(drafts: Drafts, { slug, file, now, read }: Addressed) {
  const taken = await takenAddresses(drafts);
  const published = await drafts.readPublished(file);
  const before = published === null ? null : read(published);
  const mine = new Set([...ownAddresses(slug, now), ...(before ? ownAddresses(slug, before) : [])]);
  return (source: string, value: string): string => {
    if (!SLUG.test(value))
      throw badRequest([
        'An address consists of small letters (a to z), digits, and single hyphens between them, such as patil-residence. The previous one is kept.',
      ]);
    const other = mine.has(value) ? undefined : taken.get(value);
    if (other) throw badRequest([`This address belongs to ${other}. Choose another one.`]);
    const former = before ? ownAddresses(slug, before) : read(source).former;
    const kept = [...new Set(former)].filter((name) => name !== value && name !== slug);
    const text = setValue(source, ['address'], value === slug ? undefined : value);
    return setValue(text, ['former'], kept);
  };
}

/** Reads and writes the address of this project. */
export async function addressOf(drafts: Drafts, slug: string): Promise<SavedValue<string>> {
  const { file, words: now } = await readProject(drafts, slug);
  return {
    schema: textRuleSchema(PROJECT_TEXTS.address),
    read: (project) => factOf(project, 'address'),
    write: await addressWriter(drafts, { slug, file, now, read: readProjectFile }),
    what: 'changed the address of',
  };
}

/** Writes the address of a kind of projects. */
export const kindAddressWriter = (
  drafts: Drafts,
  file: string,
  { key: slug, words: { address }, former }: Pick<Kind, 'key' | 'words' | 'former'>,
) => addressWriter(drafts, { slug, file, now: { address, former }, read: readProjectFile });
