import type { Photo } from './types.ts';

/** Width to height from which a picture fills a wide screen. */
const WIDE_FROM = 1.2;

/** The picture that opens a project's page: the first wide one; where all are narrow, the first that is there. */
export const coverOf = (photos: readonly Photo[]): Photo | undefined =>
  photos.find(({ encoded }) => encoded && encoded.width / encoded.height >= WIDE_FROM) ??
  photos.find(({ encoded }) => encoded) ??
  photos[0];
