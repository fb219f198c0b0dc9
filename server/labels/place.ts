/** Finds the desk's screen that edits a file and field of the content. */

import type { Place } from '#contract/desk/changes.ts';
import { FRAMING_FILE } from '#contract/framing.ts';
import { projectParts } from '#pictures/sources.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { labelFromKey, labelsOf, type NameAt, pageLabel, pathOfField } from './label-of.ts';

const WORDS = /^([^/]+)\.yaml$/;

/** Fields of the screen "Opening hours". */
const OF_HOURS = ['days', 'opens', 'closes', 'other', 'closed'];

const at = (hash: string) => (hash ? `#${encodeURIComponent(hash)}` : '');

/**
 * @param file with or without "content/" in front
 * @param field its path, or its name from the content check ("items › 3 › answer")
 * @param nameAt names entries of lists; absent: they are labelled by their numbers
 * @param title of the project; absent: its address is used
 * @returns null if no screen edits it
 */
export function placeOf(
  file: string,
  field: Path | string = [],
  nameAt?: NameAt,
  title?: string,
): Place | null {
  const name = file.replace(/^content\//, '');
  const path = typeof field === 'string' ? pathOfField(field) : field;
  const labels = labelsOf(name, path, nameAt);
  const project = projectParts(name)?.slug;
  if (project) {
    // Pictures have one screen for all their fields.
    const hash = path[0] === 'photos' ? String(path[1] ?? '') : path.join('.');
    return {
      label: ['Projects', title ?? labelFromKey(project), ...labels].join(', '),
      href: `/projects/${encodeURIComponent(project)}${at(hash)}`,
    };
  }
  if (name.startsWith('projects/')) return { label: 'Projects', href: '/projects' };
  if (name.startsWith('media/') || `content/${name}` === FRAMING_FILE)
    return { label: 'Pictures', href: '/pictures' };
  const [, words] = WORDS.exec(name) ?? [];
  if (!words) return null;
  if (words === 'site' && path[0] === 'hours' && OF_HOURS.includes(String(path[1])))
    // The index of a weekday in the list is meaningless.
    return { label: (path[1] === 'days' ? labels.slice(0, 1) : labels).join(', '), href: '/hours' };
  return {
    label: ['Texts', pageLabel(words), ...labels].join(', '),
    href: `/words/${encodeURIComponent(words)}${at(path.join('.'))}`,
  };
}
