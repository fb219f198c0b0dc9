/** Which pictures the gallery shows: few enough that the page stays small. For the page's loader. */
import type { Category, Photo } from '#content-model/types.ts';
import type { ShownCategory } from './portfolio-types.ts';

/** A category with more pictures than this shows only the first of each project. */
const ALL_UP_TO = 12;
const FIRST_OF_EACH = 5;
/** At most this many in all: with a thousand pictures the page is as small as with sixty. */
export const GRID_PICTURES = 18;

/** A long category shows only pictures with a file; stand-ins only if a project has no picture. */
function chosen(photos: readonly Photo[], limit: number): readonly Photo[] {
  if (photos.length <= limit) return photos;
  const available = photos.filter(({ encoded }) => encoded);
  return (available.length > 0 ? available : photos).slice(0, limit);
}

/** The categories that have a project, as the gallery shows them, without what only the details need; of a very long one the last projects. */
export const shownCategories = (categories: readonly Category[]): ShownCategory[] =>
  categories
    .filter(({ projects }) => projects.length > 0)
    .map(({ counted: _, ...category }) => {
      const total = category.projects.reduce((sum, { photos }) => sum + photos.length, 0);
      const share = Math.max(1, Math.floor(GRID_PICTURES / category.projects.length));
      const limit = total > ALL_UP_TO ? Math.min(FIRST_OF_EACH, share) : total;
      const projects = category.projects.map(({ photos, plan: _plan, ...project }, i) => ({
        ...project,
        count: photos.length,
        photos: chosen(photos, i < GRID_PICTURES ? limit : 0).map(({ n, title, alt, encoded }) => ({
          n,
          title,
          alt,
          encoded,
        })),
      }));
      return { ...category, projects };
    });
