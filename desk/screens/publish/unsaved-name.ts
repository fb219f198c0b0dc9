/** Names for unsaved values that their screen gave no name: values of projects. */

import { PHOTO_LABELS } from '#contract/desk/photos.ts';
import { FACT_LABELS, PROJECT_LABELS } from '#contract/desk/projects.ts';

const LABELS: Readonly<Record<string, string>> = {
  ...PROJECT_LABELS,
  ...FACT_LABELS,
  order: PROJECT_LABELS.sequence ?? '',
};
const OF_PROJECT = /^\/projects\/([^/#]+)\/(?:facts\/)?([^/]+)$/;
const OF_PHOTO = /^\/projects\/([^/#]+)\/photos\/([^/]+)\/([^/]+)$/;

/** @param titleOf the title of a project, by its slug */
export function unsavedName(path: string, titleOf: (slug: string) => string): string {
  const [, ofPhoto, file, photoField] = OF_PHOTO.exec(path) ?? [];
  if (ofPhoto && file && photoField)
    return `${titleOf(ofPhoto)}, ${decodeURIComponent(file)}, ${{ ...LABELS, ...PHOTO_LABELS }[photoField]}`;
  const [, slug, field = ''] = OF_PROJECT.exec(path) ?? [];
  return slug ? `${titleOf(slug)}, ${LABELS[field] ?? field}` : path;
}
