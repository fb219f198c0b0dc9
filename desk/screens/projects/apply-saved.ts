/** Puts saved values into the cached data of the screens. */

import type { Photo } from '#contract/desk/photos.ts';
import type { ProjectList, ProjectView } from '#contract/desk/projects.ts';
import type { Revised } from '#contract/desk/revised.ts';
import type { KindField } from '#contract/project-texts.ts';
import { showSaved } from '../../api.ts';

/** A project with a new value at an address below it: "facts/title", "photos/07.jpg/alt", "order". */
export function withSaved(view: ProjectView, rest: string, kept: Revised<unknown>): ProjectView {
  const [part = '', name = '', field = ''] = rest.split('/');
  if (part === 'order') return ordered(view, kept as Revised<readonly string[]>);
  if (part === 'facts' && name in view.facts)
    return { ...view, facts: { ...view.facts, [name]: kept } };
  if (part === 'facts') return { ...view, [name]: kept };
  if (part !== 'photos') return { ...view, [part]: kept };
  const file = decodeURIComponent(name);
  const photos = view.photos.map((photo) =>
    photo.file === file ? { ...photo, [field]: kept } : photo,
  );
  return { ...view, photos };
}

/** Pictures in an order of files; others come last. */
function inOrder(photos: readonly Photo[], files: readonly string[]): Photo[] {
  const position = (file: string) => {
    const index = files.indexOf(file);
    return index < 0 ? files.length : index;
  };
  return photos
    .toSorted((a, b) => position(a.file) - position(b.file))
    .map((photo, index) => ({ ...photo, n: index + 1 }));
}
const ordered = (view: ProjectView, { value, revision }: Revised<readonly string[]>) => ({
  ...view,
  order: revision,
  photos: inOrder(view.photos, value),
});

const restOf = (path: string) => path.split('/').slice(3).join('/');
const KIND = /^\/project-kinds\/([^/]+)\/([^/]+)$/;
/** Values that the list of projects shows. */
const isOfList = (path: string) => path.startsWith('/projects/order#') || KIND.test(path);

/** Of an address below /desk/api. */
export function applySaved(path: string, kept: Revised<unknown>): void {
  if (isOfList(path)) showSaved<ProjectList>(['projects'], (list) => relisted(list, path, kept));
  else
    showSaved<ProjectView>(['project', path.split('/')[2]], (view) =>
      withSaved(view, restOf(path), kept),
    );
}

function relisted(list: ProjectList, path: string, kept: Revised<unknown>): ProjectList {
  const [, key, field] = KIND.exec(path) ?? [];
  return key && field
    ? withKindWords(list, key, field as KindField, kept as Revised<string>)
    : withGroup(list, path.split('#')[1] ?? '', kept as Revised<string[]>);
}

const withKindWords = (
  list: ProjectList,
  key: string,
  field: KindField,
  kept: Revised<string>,
): ProjectList => ({
  ...list,
  groups: list.groups.map((group) =>
    group.key === key
      ? {
          ...group,
          ...(field === 'title' && { title: kept.value }),
          words: { ...group.words, [field]: kept },
        }
      : group,
  ),
});

const withGroup = (list: ProjectList, key: string, { value, revision }: Revised<string[]>) => ({
  ...list,
  groups: list.groups.map((group) => {
    if (group.key !== key) return group;
    const projects = group.projects.toSorted(
      (a, b) => value.indexOf(a.slug) - value.indexOf(b.slug),
    );
    return { ...group, order: revision, projects };
  }),
});
