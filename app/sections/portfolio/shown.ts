/** Which pictures the grid shows: little enough that the page stays light. For the page's loader. */
import type { Category } from '../../content-types.ts';
import type { ShownCategory } from './portfolio-types.ts';

/** A category with more pictures than this shows only the first of each project. */
const ALL_UP_TO = 12;
const FIRST_OF_EACH = 5;

/** The categories as the grid shows them; what only the details need stays behind. */
export const shownCategories = (categories: readonly Category[]): ShownCategory[] =>
  categories.map((category) => {
    const total = category.projects.reduce((sum, { photos }) => sum + photos.length, 0);
    const limit = total > ALL_UP_TO ? FIRST_OF_EACH : total;
    const projects = category.projects.map(({ photos, ...project }) => ({
      ...project,
      count: photos.length,
      photos: photos
        .slice(0, limit)
        .map(({ n, title, alt, framed }) => ({ n, title, alt, framed })),
    }));
    return { ...category, projects };
  });
