/** Two projects with one name could not be told apart in the lists of the desk, nor by visitors. */
import { fold } from '#contract/fold.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { readProjects } from './project-folder.ts';

/** @returns a function that says why a project may not have this name; null if it may. `slug`: the project itself */
export async function namesakeFault(drafts: Drafts, slug?: string) {
  const groups = await readProjects(drafts);
  const names = groups.flatMap(({ projects }) =>
    projects.flatMap((each) => (each.slug === slug ? [] : fold(each.words.title ?? ''))),
  );
  return (title: string): string | null => {
    const folded = fold(title);
    // Nothing is left of a name that consists of hyphens.
    return folded !== '' && names.includes(folded)
      ? 'Another project has this name. Add what tells them apart, such as the locality.'
      : null;
  };
}
