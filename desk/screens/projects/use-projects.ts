/** The projects and one of them, from the server. */
import type { Photo } from '#contract/desk/photos.ts';
import type { ProjectList, ProjectView } from '#contract/desk/projects.ts';
import { refetchQueries, showSaved, useResponse } from '../../api.ts';
import { refreshPublishing } from '../publish/use-publishing.ts';

/** Interval at which changes of others are requested. */
const POLL_MS = 15_000;

export const useProjects = () =>
  useResponse<ProjectList>(['projects'], '/projects', { refetchInterval: POLL_MS });

export const projectPath = (slug: string) => `/projects/${slug}`;
/** Prefix of the paths of a project's values. */
export const valuesOf = (slug: string) => `${projectPath(slug)}/`;
export const photoPath = (slug: string, file: string) =>
  `${projectPath(slug)}/photos/${encodeURIComponent(file)}`;

export const useProject = (slug: string) =>
  useResponse<ProjectView>(['project', slug], projectPath(slug), { refetchInterval: POLL_MS });

/** Requests the list, the project and the unpublished changes again. */
export const renewProjects = (slug?: string) =>
  Promise.all([
    refetchQueries('projects'),
    slug && refetchQueries(['project', slug], ['plan', slug]),
    refreshPublishing(),
  ]);

/** Changes the cached project. */
export const changeProject = (slug: string, change: (view: ProjectView) => ProjectView) =>
  showSaved<ProjectView>(['project', slug], change);

/** Adds or replaces a picture in the cached project. */
export const putPhoto = (slug: string, photo: Photo) =>
  changeProject(slug, (view) => ({
    ...view,
    photos: view.photos.some(({ file }) => file === photo.file)
      ? view.photos.map((each) => (each.file === photo.file ? photo : each))
      : [...view.photos, photo],
  }));

type Size = 160 | 640 | 1600;
/** The address of a scaled picture of the draft. */
export const pictureOf = (
  slug: string,
  { file, stamp }: Pick<Photo, 'file' | 'stamp'>,
  size: Size,
) => `/desk/api${photoPath(slug, file)}/picture?size=${size}&stamp=${stamp}`;
