/** From a file and field of the content to the screen on which it is written. */

import type { Place } from '#contract/desk/publishing.ts';
import { FRAMING_FILE } from '#contract/framing.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { labelsOf, type NameAt, pageLabel, pathOfField, titled } from './label-of.ts';

const PROJECT = /^projects\/([^/]+)\/([^/]+)\//;
const WORDS = /^([^/]+)\.yaml$/;

/** What the screen of the hours writes, not that of the words. */
const OF_HOURS = ['days', 'opens', 'closes', 'other', 'closed'];

const at = (hash: string) => (hash ? `#${encodeURIComponent(hash)}` : '');

/**
 * @param file with or without "content/" in front
 * @param field its path, or its name as the check of the content tells it ("items › 3 › answer")
 * @param nameAt names entries of lists by their words; absent: they are called by their numbers
 * @param title of the project; absent: it is called by its address
 * @returns null where no screen writes it
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
  const [, category, project] = PROJECT.exec(name) ?? [];
  if (category && project) {
    // A picture is opened as a whole.
    const hash = path[0] === 'photos' ? String(path[1] ?? '') : path.join('.');
    return {
      label: ['Projects', title ?? titled(project), ...labels].join(', '),
      href: `/projects/${encodeURIComponent(project)}${at(hash)}`,
    };
  }
  if (name.startsWith('projects/')) return { label: 'Projects', href: '/projects' };
  if (name.startsWith('media/') || `content/${name}` === FRAMING_FILE)
    return { label: 'Pictures', href: '/pictures' };
  const [, words] = WORDS.exec(name) ?? [];
  if (!words) return null;
  if (words === 'site' && path[0] === 'hours' && OF_HOURS.includes(String(path[1])))
    // A weekday of the list says nothing by its number.
    return { label: (path[1] === 'days' ? labels.slice(0, 1) : labels).join(', '), href: '/hours' };
  return {
    label: ['Texts', pageLabel(words), ...labels].join(', '),
    href: `/words/${encodeURIComponent(words)}${at(path.join('.'))}`,
  };
}
