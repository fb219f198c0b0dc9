/** Names for unsaved values that their screen gave no name: values of projects. */

import { PHOTO_LABELS } from '#contract/desk/photos.ts';
import { PROJECT_LABELS, type ProjectRow } from '#contract/desk/projects.ts';

const LABELS: Readonly<Record<string, string>> = {
  ...PROJECT_LABELS,
  order: PROJECT_LABELS.sequence,
  sample: PROJECT_LABELS.placeholder,
};
const OF_PROJECT = /^\/projects\/([^/#]+)\/(?:facts\/)?([^/]+)$/;
const OF_PHOTO = /^\/projects\/([^/#]+)\/photos\/([^/]+)\/([^/]+)$/;

/** @param path address of the value below /desk/api @param projects for the names of projects and their pictures */
export function unsavedName(path: string, projects: readonly ProjectRow[]): string {
  const rowOf = (slug: string) => projects.find((one) => one.slug === slug);
  const [, ofPhoto, written, photoField] = OF_PHOTO.exec(path) ?? [];
  if (ofPhoto && written && photoField) {
    const { title = ofPhoto, photos = [] } = rowOf(ofPhoto) ?? {};
    const place = photos.findIndex(({ file }) => file === decodeURIComponent(written)) + 1;
    const picture = place > 0 ? `Picture ${place}` : 'a picture';
    return `${title}, ${picture}, ${{ ...LABELS, ...PHOTO_LABELS }[photoField]}`;
  }
  const [, slug, field = ''] = OF_PROJECT.exec(path) ?? [];
  return slug ? `${rowOf(slug)?.title ?? slug}, ${LABELS[field] ?? field}` : path;
}
