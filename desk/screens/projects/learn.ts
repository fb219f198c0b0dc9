/** Writes what the server has kept into what the screens know of it. */
import type { Photo, ProjectList, ProjectView, Revised } from '#server/desk/photos/wire.ts';
import { queries } from '../../api.ts';

/** A project with a new value at an address below it: "facts/title", "photos/07.jpg/alt", "order". */
export function learned(view: ProjectView, rest: string, kept: Revised<unknown>): ProjectView {
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

/** Pictures in an order of their files; what it does not name comes last. */
export function inOrder(photos: readonly Photo[], files: readonly string[]): Photo[] {
  const place = (file: string) => {
    const index = files.indexOf(file);
    return index < 0 ? files.length : index;
  };
  return photos
    .toSorted((a, b) => place(a.file) - place(b.file))
    .map((photo, index) => ({ ...photo, n: index + 1 }));
}
const ordered = (view: ProjectView, { value, revision }: Revised<readonly string[]>) => ({
  ...view,
  order: revision,
  photos: inOrder(view.photos, value),
});

/** Of an address below /desk/api. What is being read meanwhile may be older, and is read anew. */
export async function learn(path: string, kept: Revised<unknown>): Promise<void> {
  if (path.startsWith('/projects/order')) {
    await queries.cancelQueries({ queryKey: ['projects'] });
    queries.setQueryData<ProjectList>(
      ['projects'],
      (list) => list && withGroup(list, path.split('#')[1] ?? '', kept as Revised<string[]>),
    );
    return;
  }
  const [, , slug = '', ...rest] = path.split('/');
  await queries.cancelQueries({ queryKey: ['project', slug] });
  queries.setQueryData<ProjectView>(
    ['project', slug],
    (view) => view && learned(view, rest.join('/'), kept),
  );
}

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
