import type { Photo } from '#content-model/types.ts';
import type { View } from './place.ts';
import type { ShownCategory, ShownProject } from './portfolio-types.ts';
import type { Load } from './use-details.ts';

/** A project of the gallery, by its slug. */
export const shownProject = (slug: string | undefined, categories: readonly ShownCategory[]) =>
  categories.flatMap(({ projects }) => projects).find((project) => project.slug === slug);

/** The project of a picture: with its first pictures until the details are loaded, then with all of them. */
export function projectInView(
  { slug }: View,
  categories: readonly ShownCategory[],
  load: Load,
): ShownProject | undefined {
  const shown = shownProject(slug, categories);
  const full =
    load.status === 'ready' ? load.projects.find((project) => project.slug === slug) : undefined;
  return shown && full ? { ...shown, photos: full.photos } : shown;
}

/** A picture by its number. Until the details are loaded it may be a stand-in with a generic title. */
export function photoAt({ title, photos }: ShownProject, n: number): Photo {
  const name = `View ${n}`;
  return photos.find((photo) => photo.n === n) ?? { n, title: name, alt: `${title}, view ${n}` };
}
