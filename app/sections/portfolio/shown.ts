/** Chooses the pictures of the gallery, few enough to keep the page small. For the page's loader. */
import type { Category, Photo } from '#content-model/types.ts';
import type { ShownCategory } from './portfolio-types.ts';

/** A category with more pictures than this shows only the first ones of each project. */
const ALL_UP_TO = 12;
const FIRST_OF_EACH = 5;
/** Maximum in all, so that the page stays the same size for sixty or a thousand pictures. */
export const GRID_PICTURES = 18;

/** A long category shows only pictures with a file; stand-ins only if a project has no picture. */
function chosen(photos: readonly Photo[], limit: number): readonly Photo[] {
  if (photos.length <= limit) return photos;
  const available = photos.filter(({ encoded }) => encoded);
  return (available.length > 0 ? available : photos).slice(0, limit);
}

/**
 * The categories with projects, as the gallery shows them: without data that only the details need. In a very long
 * category the last projects have no pictures.
 */
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
