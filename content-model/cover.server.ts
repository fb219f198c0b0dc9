import { defaultCover, isFinishedStage } from '#contract/cover.ts';
import type { Photo, Project } from './types.ts';

/** The first picture of a project's page: the chosen one, else the default one. */
export const coverOf = ({ cover, photos }: Pick<Project, 'cover' | 'photos'>): Photo | undefined =>
  photos.find(({ n }) => n === cover) ??
  defaultCover(photos, (photo) =>
    photo.encoded ? { ...photo.encoded, stage: photo.stage } : null,
  );

/** Whether it shows finished work. */
export const isFinished = ({ stage }: Photo) => isFinishedStage(stage);
