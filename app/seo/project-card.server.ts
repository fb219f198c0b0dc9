/** The card of a shared link to a project's page: drawn by the finishing of a build, under an address that says what is on it. */
import { createHash } from 'node:crypto';
import { jpegAddress } from '#app/components/photo.tsx';
import { asked } from '#app/content/asked.server.ts';
import type { Content } from '#app/content/assemble.server.ts';
import { coverOf } from '#app/content/cover.server.ts';
import type { Project } from '#app/content/types.ts';
import type { EncodedPicture } from '#pictures/manifest.ts';

/** Raised when the drawing changes: who has fetched a card keeps it by its address. */
const DRAWING = 1;

/** What is drawn, and where it is written below the site. */
export interface ProjectCard {
  readonly address: string;
  readonly headline: string;
  readonly line: string;
  readonly studio: string;
  /** Address of the picture, below the site. */
  readonly picture: string;
}

/** Undefined for a project without a picture that is there. */
export function projectCard(
  { slug, title, facts, photos }: Project,
  { site, projects }: Pick<Content, 'site' | 'projects'>,
): ProjectCard | undefined {
  const encoded = coverOf(photos)?.encoded;
  if (!encoded) return undefined;
  return drawnCard(slug, encoded, {
    headline: title,
    line:
      [facts?.homeType, facts?.area, facts?.locality].filter(Boolean).join(', ') ||
      asked(facts, projects.page.asked)[0] ||
      site.fullName,
    studio: site.name,
  });
}

/** A card under an address that changes with what is drawn. */
export function drawnCard(
  name: string,
  encoded: EncodedPicture,
  words: Pick<ProjectCard, 'headline' | 'line' | 'studio'>,
): ProjectCard {
  const shown = { ...words, picture: jpegAddress(encoded) };
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, shown]))
    .digest('hex')
    .slice(0, 8);
  return { address: `/media/share-${name}-${hash}-1200.jpg`, ...shown };
}
