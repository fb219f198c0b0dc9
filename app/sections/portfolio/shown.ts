/** Which pictures the grid shows: little enough that the page stays light. For the page's loader. */
import type { Category, Photo } from '#app/content/types.ts';
import type { ShownCategory } from './portfolio-types.ts';

/** A category with more pictures than this shows only the first of each project. */
const ALL_UP_TO = 12;
const FIRST_OF_EACH = 5;
/** So many in all: with a thousand pictures the page is as light as with sixty. */
export const GRID_PICTURES = 18;

/** Of a long category the grid shows pictures that are there; one still to come only where a project has none. */
function chosen(photos: readonly Photo[], limit: number): readonly Photo[] {
  if (photos.length <= limit) return photos;
  const there = photos.filter(({ framed }) => framed);
  return (there.length > 0 ? there : photos).slice(0, limit);
}

/** The categories that hold a project, as the grid shows them; what only the details need stays behind, and of a very long one the last projects. */
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
        photos: chosen(photos, i < GRID_PICTURES ? limit : 0).map(({ n, title, alt, framed }) => ({
          n,
          title,
          alt,
          framed,
        })),
      }));
      return { ...category, projects };
    });
