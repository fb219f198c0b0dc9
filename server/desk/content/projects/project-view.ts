/** Data for the screens of projects (`contract/desk/projects.ts`). */
import { join } from 'node:path';
import { defaultCover } from '#contract/cover.ts';
import type { Photo, PhotoField } from '#contract/desk/photos.ts';
import type { ProjectGroup, ProjectRow, ProjectView } from '#contract/desk/projects.ts';
import { kindOfPlace } from '#contract/kind-of-place.ts';
import {
  forEachText,
  KIND_TEXTS,
  PHOTO_TEXTS,
  PROJECT_TEXTS,
  type ProjectText,
} from '#contract/project-texts.ts';
import { stemOf } from '#pictures/sources.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { revisionOf } from '#server/revision.ts';
import { withRevision } from '../../revision.ts';
import { parseViews, standpointOf } from '../plan/views.ts';
import { allMaterials, costChoices } from './offered.ts';
import { keyOf, type ProjectTexts } from './project-file.ts';
import { framedStamp, type ProjectFolder, readImageInfo, readProjects } from './project-folder.ts';
import { removedPhotos } from './remove.ts';

/** The value of a fact; title and summary are not among the facts. */
export const factOf = ({ slug, words }: ProjectFolder, field: ProjectText): string => {
  if (field === 'address') return words.address ?? slug;
  return (field === 'title' || field === 'summary' ? words[field] : words.facts[field]) ?? '';
};

type PhotoValues = { readonly [Field in PhotoField]: Photo[Field]['value'] };

/** The values of a picture's fields. */
export function photoValues({ words }: ProjectFolder, file: string): PhotoValues {
  const written: Partial<ProjectTexts['photos'][string]> = words.photos[keyOf(words, file)] ?? {};
  const { materials = [], focus = null, phoneFocus = null, straighten = 0, stage = '' } = written;
  const texts = forEachText(PHOTO_TEXTS, (name) => written[name] ?? '');
  return { ...texts, materials, focus, phoneFocus, straighten, stage };
}

/** File of the chosen cover; null if none is chosen. */
export const coverValue = ({ words, pictures }: ProjectFolder) =>
  pictures.find((file) => words.cover && stemOf(file) === stemOf(words.cover)) ?? null;

const views = async (drafts: Drafts, { folder }: ProjectFolder) =>
  parseViews(await drafts.readText(`${folder}/views.json`, ''));

/** A picture of a project. `placed`: the project's views, which are read if absent. */
export async function photoOf(
  drafts: Drafts,
  project: ProjectFolder,
  file: string,
  placed?: Awaited<ReturnType<typeof views>>,
): Promise<Photo> {
  const size = await readImageInfo(join(await drafts.open(), project.folder, file));
  const at = placed ?? (await views(drafts, project));
  const values = photoValues(project, file);
  return {
    file,
    n: project.pictures.indexOf(file) + 1,
    ...size,
    stamp: framedStamp(size.stamp, values.straighten),
    ...forEachText(PHOTO_TEXTS, (name) => withRevision(values[name])),
    materials: withRevision(values.materials),
    focus: withRevision(values.focus),
    phoneFocus: withRevision(values.phoneFocus),
    straighten: withRevision(values.straighten),
    stage: withRevision(values.stage),
    isPlaced: standpointOf(at, file) !== null,
  };
}

/** A project with all data of its screen. */
export async function projectView(drafts: Drafts, project: ProjectFolder): Promise<ProjectView> {
  const { slug, kind, words, pictures } = project;
  const placed = await views(drafts, project);
  return {
    slug,
    category: { key: kind.key, title: kind.title, homes: kind.homes },
    kind: withRevision(words.kind),
    sample: withRevision(words.placeholder),
    facts: forEachText(PROJECT_TEXTS, (field) => withRevision(factOf(project, field))),
    materials: withRevision(words.facts.materials ?? []),
    isHidden: words.hidden,
    needsConsent: project.needsConsent,
    consent: withRevision(words.consent ?? null),
    cover: withRevision(coverValue(project)),
    order: revisionOf(pictures),
    photos: await Promise.all(pictures.map((file) => photoOf(drafts, project, file, placed))),
    removed: await removedPhotos(drafts, project.folder),
    rooms: [...new Set(Object.values(words.photos).flatMap(({ room }) => room ?? []))],
    costs: await costChoices(drafts, words.facts.homeType ?? ''),
    allMaterials: await allMaterials(drafts),
  };
}

async function rowOf(drafts: Drafts, project: ProjectFolder): Promise<ProjectRow> {
  const { slug, words, pictures, lacksConsent, hasPlan, folder } = project;
  const root = await drafts.open();
  const { locality, year } = words.facts;
  const shown = await Promise.all(
    pictures.map(async (file) => ({ file, ...(await readImageInfo(join(root, folder, file))) })),
  );
  const byDefault = defaultCover(shown, ({ file, width, height }) => ({
    width,
    height,
    stage: photoValues(project, file).stage,
  }));
  return {
    slug,
    title: words.title ?? slug,
    line: [kindOfPlace(words.facts), locality, year].filter(Boolean).join(', '),
    isHidden: words.hidden,
    lacksConsent,
    cover: coverValue(project) ?? byDefault?.file ?? null,
    hasPlan,
    photos: shown.map(({ file, stamp }) => {
      const { straighten, alt } = photoValues(project, file);
      return { file, stamp: framedStamp(stamp, straighten), isDescribed: alt !== '' };
    }),
  };
}

/** The list of projects, by kind. */
export async function listGroups(drafts: Drafts): Promise<ProjectGroup[]> {
  return Promise.all(
    (await readProjects(drafts)).map(async ({ kind, projects }) => ({
      key: kind.key,
      title: kind.title,
      words: forEachText(KIND_TEXTS, (field) => withRevision(kind.words[field])),
      order: revisionOf(projects.map(({ slug }) => slug)),
      projects: await Promise.all(projects.map((project) => rowOf(drafts, project))),
    })),
  );
}
