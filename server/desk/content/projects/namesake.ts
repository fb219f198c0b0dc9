/** Two projects with one name could not be told apart in the lists of the desk, nor by visitors. */
import { fold } from '#contract/fold.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { readProjectFile } from './project-file.ts';
import { readProjects } from './project-folder.ts';

/** The projects of the draft without this one. */
const othersOf = async (drafts: Drafts, slug?: string) =>
  (await readProjects(drafts)).flatMap(({ projects }) =>
    projects.filter((each) => each.slug !== slug),
  );

/** Nothing is left of a name that consists of hyphens: it is like no other. */
const isAlike = (one: string, other: string) => fold(one) !== '' && fold(one) === fold(other);

/** @returns a function that says why a project may not have this name; null if it may. `slug`: the project itself */
export async function namesakeFault(drafts: Drafts, slug?: string) {
  const others = await othersOf(drafts, slug);
  return (title: string): string | null =>
    others.some(({ words }) => isAlike(title, words.title ?? ''))
      ? 'Another project has this name. Add what tells them apart, such as the locality.'
      : null;
}

/** Whether another project got this name after publishing. Projects that had one name already can be removed and restored. */
export async function isTakenSince(drafts: Drafts, slug: string, title: string): Promise<boolean> {
  const others = await othersOf(drafts, slug);
  const namesakes = others.filter(({ words }) => isAlike(title, words.title ?? ''));
  const published = await Promise.all(namesakes.map(({ file }) => drafts.readPublished(file)));
  return published.some(
    (source) => source === null || !isAlike(title, readProjectFile(source).title ?? ''),
  );
}
