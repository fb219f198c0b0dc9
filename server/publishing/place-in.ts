/** Finds the desk's screen for a mistake in the content, with the names of what it is about. */
import type { Place } from '#contract/desk/changes.ts';
import { projectParts } from '#pictures/sources.ts';
import { valueAt } from '#server/drafts/yaml-path.ts';
import type { NameAt } from '#server/labels/label-of.ts';
import { placeOf } from '#server/labels/place.ts';
import { entryText } from './compared.ts';
import { nameOfPhoto, titleOfProject } from './project-changes.ts';
import { projectSide } from './project-sides.ts';
import { entryName } from './sides.ts';
import { yamlValueOf } from './value-differences.ts';

/**
 * @param content its folder
 * @param file with or without "content/" in front
 * @param field its name from the content check ("items › 3 › answer")
 * @returns null if no screen edits it
 */
export async function placeIn(
  content: string,
  file: string,
  field?: string,
): Promise<Place | null> {
  const name = file.replace(/^content\//, '');
  const project = projectParts(name)?.folder;
  if (project) {
    const side = await projectSide(content, project, new Set());
    const nameAt: NameAt = (path) => nameOfPhoto(side, String(path[1]));
    const title = await titleOfProject({ before: content, after: content }, project);
    return placeOf(name, field, nameAt, title);
  }
  const whole = name.endsWith('.yaml') ? yamlValueOf(await entryText(content, name)) : null;
  return placeOf(name, field, (path) => entryName(valueAt(whole, path)));
}
