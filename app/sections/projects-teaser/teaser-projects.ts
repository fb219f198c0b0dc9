import type { Category } from '#content-model/types.ts';
import { kindOfPlace } from '#contract/kind-of-place.ts';
import type { EncodedPicture } from '#pictures/manifest.ts';

/** A project in the home page's list. It links to its own page. */
export interface TeaserProject {
  readonly slug: string;
  readonly title: string;
  /** Its first upright picture, or its first if none is upright. */
  readonly cover?: EncodedPicture;
  /** Number of that picture. The project's page starts with it if the visitor comes from here. */
  readonly n?: number;
  /** Width of the uncropped cover in the layout, in vw; a wide one is cropped at its sides. */
  readonly share: number;
  /** "3BHK, Baner · 12 pictures" */
  readonly note: string;
}

/** Preferred, because the frame of the cover is tall. */
const isUpright = ({ width, height }: EncodedPicture) => width < height;

/** Maximum number of names. */
const TEASER_PROJECTS = 8;

/**
 * The projects, those of the largest category first, at most `TEASER_PROJECTS`, and at least one of each category. For
 * a loader.
 * @param pictures the number of pictures in the content's words: "12 pictures"
 */
export function teaserProjects(
  categories: readonly Category[],
  pictures: (count: number) => string,
): TeaserProject[] {
  const largestFirst = categories.toSorted((a, b) => b.projects.length - a.projects.length);
  let room = TEASER_PROJECTS;
  return largestFirst.flatMap(({ title: kind, projects }, i) => {
    const named = projects.slice(0, Math.max(1, room - (largestFirst.length - 1 - i)));
    room -= named.length;
    return named.flatMap(({ slug, title, facts, photos }) => {
      if (photos.length === 0) return [];
      const encodedPhotos = photos.flatMap(({ n, encoded }) => (encoded ? [{ n, encoded }] : []));
      const { n, encoded: cover } =
        encodedPhotos.find(({ encoded }) => isUpright(encoded)) ?? encodedPhotos[0] ?? {};
      const share = cover && isUpright(cover) ? 48 : 90;
      const place = [kindOfPlace(facts) ?? kind, facts?.locality].filter(Boolean).join(', ');
      const note = `${place} · ${pictures(photos.length)}`;
      return [{ slug, title, note, cover, n, share }];
    });
  });
}
