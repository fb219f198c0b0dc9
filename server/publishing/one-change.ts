/** Identifies a single change of a content file, so that it can be taken back alone. */
import { isGroup } from '#contract/group.ts';
import { readEntryHistory } from '#server/drafts/entry-history.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { revisionOf } from '#server/revision.ts';
import { type Difference, differences, yamlValueOf } from './value-differences.ts';

/** Whether it is the file of a project, whose changes are described by picture. */
export const fileOfProject = (file: string) => file.endsWith('/project.yaml');

/** Adds `hidden: {}` to a page without it, so that each section that is hidden or shown is a separate change. */
function withHidden(text: string): unknown {
  const content = yamlValueOf(text);
  return isGroup(content) ? { hidden: {}, ...content } : content;
}

/** Adds empty `photos`, so that the texts of each picture are separate changes, also for the first picture with texts. */
function withPhotos(text: string): unknown {
  const content = yamlValueOf(text);
  return isGroup(content) ? { photos: {}, ...content } : content;
}

interface Texts {
  readonly before: string;
  readonly after: string;
  /** The draft's folder, beside which the history of list entries is stored; absent: there is no history. */
  readonly draft?: string | undefined;
}

/** The values in which two texts of a file differ. */
export async function differencesIn(file: string, { before, after, draft }: Texts) {
  const read = fileOfProject(file) ? withPhotos : withHidden;
  const history = draft ? await readEntryHistory(draft, file.replace(/\.yaml$/, '')) : {};
  return differences(read(before), read(after), history);
}

/** An id that stays the same while the same value is changed. */
export const idOf = (file: string, { is, path }: Difference) =>
  `${file}#${path.join('.')}${is === 'removed' ? ' removed' : ''}`;

const namesIn = (path: Path) => path.map((key) => (typeof key === 'number' ? '' : key));
const sides = (difference: Difference): readonly unknown[] => {
  if (difference.is === 'moved') return difference.ranks;
  if (difference.is === 'added') return [null, difference.entry];
  if (difference.is === 'removed') return [difference.entry, null];
  return [difference.before ?? null, difference.after ?? null];
};

/** Short hash of the change, independent of an entry's position; null if a whole file was replaced. */
export const revisionOfChange = (difference: Difference): string | null =>
  difference.path.length === 0 ? null : revisionOf([namesIn(difference.path), sides(difference)]);
