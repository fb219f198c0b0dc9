import type { Photo, Project } from './types.ts';

/** Width to height from which a picture fills a wide screen. */
const WIDE_FROM = 1.2;

/** The picture that opens a project's page: the chosen one, or of finished rooms the first wide one; where all are narrow, the first that is there. */
export function coverOf({ cover, photos }: Pick<Project, 'cover' | 'photos'>): Photo | undefined {
  const finished = photos.filter(isFinished);
  return (
    photos.find(({ n }) => n === cover) ??
    finished.find(({ encoded }) => encoded && encoded.width / encoded.height >= WIDE_FROM) ??
    finished.find(({ encoded }) => encoded) ??
    photos.find(({ encoded }) => encoded) ??
    photos[0]
  );
}

/** Whether it shows finished work. */
export const isFinished = ({ stage }: Photo) => stage === undefined || stage === 'after';
