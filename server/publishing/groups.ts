/** Groups of changes that can be published or taken back separately: the texts of a page, a project, a film, the library of pictures. */
import { mkdtempDisposable } from 'node:fs/promises';
import { join } from 'node:path';
import { LIBRARY_GROUP } from '#contract/desk/changes.ts';
import { FRAMING_FILE } from '#contract/framing.ts';
import { filmOf, projectParts } from '#pictures/sources.ts';
import { copyChanges } from '#server/drafts/copy-changes.ts';
import type { Change } from '#server/drafts/drafts.ts';
import { copyFolder } from '#server/drafts/folders.ts';
import { versionsFolder } from '#server/drafts/published.ts';
import { keepVersion } from '#server/drafts/versions.ts';

/** Whether the file has the framing of pages' pictures. */
export const isFraming = (file: string) => `content/${file}` === FRAMING_FILE;

/** The id of the group that a file of the content belongs to. */
export function groupOf(file: string): string {
  const project = projectParts(file);
  if (project) return project.folder;
  const film = filmOf(file);
  if (film) return `media/films/${film}`;
  return file.startsWith('media/') || isFraming(file) ? LIBRARY_GROUP : file;
}

/** New pictures of the library and kinds of projects are always included, because the chosen changes may need them. */
const isAlwaysTaken = (file: string) =>
  groupOf(file) === LIBRARY_GROUP || file.endsWith('/category.yaml');

interface Chosen {
  readonly dataDir: string;
  readonly draft: string;
  readonly published: string;
  readonly groups: readonly string[];
}

/** Saves the published content with the changes of these groups as a version. Returns its name. */
export async function saveChosenGroups({
  dataDir,
  draft,
  published,
  groups,
}: Chosen): Promise<string> {
  // If the server ends before, it is removed with the versions that are no longer needed.
  await using folder = await mkdtempDisposable(join(versionsFolder(dataDir), '.new-chosen-'));
  const content = join(folder.path, 'content');
  // From the draft to the published content: files that the draft has added would be removed.
  const isLeft = ({ file, how }: Change) =>
    !groups.includes(groupOf(file)) && !(how === 'removed' && isAlwaysTaken(file));
  await copyFolder(draft, content, true);
  await copyChanges(content, published, isLeft);
  return await keepVersion(dataDir, content, true);
}
