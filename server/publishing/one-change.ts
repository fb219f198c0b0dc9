/** A change of one file of the content, by which it is taken back alone. */
import { hash } from 'node:crypto';
import { readEntryHistory } from '#server/drafts/entry-history.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { type Difference, differences, isGroup, yamlValueOf } from './leaves.ts';

export const fileOfProject = (file: string) => file.endsWith('/project.yaml');

/** A page on which no section is hidden says nothing of it: each section that is hidden or shown is a change of its own. */
function withHidden(text: string): unknown {
  const content = yamlValueOf(text);
  return isGroup(content) ? { hidden: {}, ...content } : content;
}

/** The words of each picture are changes of their own, also those of the first picture that has some. */
function withPhotos(text: string): unknown {
  const content = yamlValueOf(text);
  return isGroup(content) ? { photos: {}, ...content } : content;
}

/** Answers to questions of the launch check (`confirmed.ts`). */
export const answersIn = (text: string) => text.match(/#\s*confirmed\b/g)?.length ?? 0;

interface Texts {
  readonly before: string;
  readonly after: string;
  /** The draft's folder, beside which it is kept what entries of lists were before; absent: nothing is known of them. */
  readonly draft?: string | undefined;
}

/** In which values two texts of a file differ. */
export async function differencesIn(file: string, { before, after, draft }: Texts) {
  const read = fileOfProject(file) ? withPhotos : withHidden;
  const history = draft ? await readEntryHistory(draft, file.replace(/\.yaml$/, '')) : {};
  return differences(read(before), read(after), history);
}

/** Stays the same as long as the same thing is changed. */
export const idOf = (file: string, { is, path }: Difference) =>
  `${file}#${path.join('.')}${is === 'removed' ? ' removed' : ''}`;

const namesIn = (path: Path) => path.map((key) => (typeof key === 'number' ? '' : key));
const sides = (difference: Difference): readonly unknown[] => {
  if (difference.is === 'moved') return difference.ranks;
  if (difference.is === 'added') return [null, difference.entry];
  if (difference.is === 'removed') return [difference.entry, null];
  return [difference.before ?? null, difference.after ?? null];
};

/** Short hash of what the change is, wherever an entry stands by now; null where a whole file is another one. */
export const revisionOfChange = (difference: Difference): string | null =>
  difference.path.length === 0
    ? null
    : hash('sha256', JSON.stringify([namesIn(difference.path), sides(difference)])).slice(0, 12);
