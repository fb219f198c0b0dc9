import type { Category, Picture } from '../../content-types.ts';

/** A project in the home page's list: `#slug` in the portfolio. */
export interface TeaserProject {
  readonly slug: string;
  readonly title: string;
  readonly cover: Picture;
  /** "3BHK, Baner · 12 views" */
  readonly note: string;
}

/**
 * All projects, those of the largest category first. For a loader.
 * @param views the studio's words for a number of views: "{count} views"
 */
export const teaserProjects = (
  categories: readonly Category[],
  views = '{count} views',
): TeaserProject[] =>
  categories
    .toSorted((a, b) => b.projects.length - a.projects.length)
    .flatMap(({ title: kind, projects }) =>
      projects.flatMap(({ slug, title, facts, photos }) => {
        const cover = photos.find(({ framed }) => framed) ?? photos[0];
        if (!cover) return [];
        const place = [facts?.homeType ?? kind, facts?.locality].filter(Boolean).join(', ');
        const note = `${place} · ${views.replace('{count}', String(photos.length))}`;
        return [{ slug, title, note, cover: { alt: cover.alt, framed: cover.framed } }];
      }),
    );
