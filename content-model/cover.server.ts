import type { Photo, Project } from './types.ts';

/** Width to height from which a picture fills a wide screen. */
const WIDE_FROM = 1.2;

/** The picture that opens a project's page: the chosen one, or the first wide one; where all are narrow, the first that is there. */
export const coverOf = ({ cover, photos }: Pick<Project, 'cover' | 'photos'>): Photo | undefined =>
  photos.find(({ n }) => n === cover) ??
  photos.find(({ encoded }) => encoded && encoded.width / encoded.height >= WIDE_FROM) ??
  photos.find(({ encoded }) => encoded) ??
  photos[0];
