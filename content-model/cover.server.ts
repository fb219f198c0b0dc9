import type { Photo, Project } from './types.ts';

/** Minimum ratio of width to height of a picture that fills a wide screen. */
const WIDE_FROM = 1.2;

/** The first picture of a project's page: the chosen one, else the first wide one of a finished room, else the first one that exists. */
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
