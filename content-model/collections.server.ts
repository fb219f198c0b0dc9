/** Pictures of all projects by kind of room and by material. Pure. */
import { isFinished } from './cover.server.ts';
import type { MaterialsFile } from './schema.server.ts';
import type { Category, Photo, Project } from './types.ts';

/** A picture that exists, with its project and, if known, the kind of its room. */
export interface CollectionPicture {
  readonly project: Pick<Project, 'slug' | 'title'>;
  readonly photo: Photo;
  readonly kind?: string;
}

/** What an address selects; without kind and material, all pictures. */
export interface Selection {
  readonly kind?: string;
  readonly material?: string;
}

/** Kinds and materials that a picture shows, in the order of `materials.yaml`. Each has a page. */
export interface Collections {
  readonly pictures: readonly CollectionPicture[];
  readonly kinds: readonly string[];
  readonly materials: readonly string[];
}

/** The kind of a room by its name: "Main bedroom" is a bedroom. */
export function kindOfRoom(room: string | undefined, kinds: MaterialsFile['kinds']) {
  const words = room?.toLowerCase().split(/[^\p{L}\d]+/u) ?? [];
  const isNamed = (word: string) => words.includes(word.toLowerCase());
  return Object.keys(kinds).find((kind) => kinds[kind]?.words.some(isNamed));
}

/** @param categories without hidden projects */
export function collectPictures(file: MaterialsFile, categories: readonly Category[]): Collections {
  const pictures = categories
    .flatMap(({ projects }) => projects)
    .flatMap(({ slug, title, photos }) =>
      photos
        .filter((photo) => photo.encoded && isFinished(photo))
        .map((photo) => ({
          project: { slug, title },
          photo,
          kind: kindOfRoom(photo.room, file.kinds),
        })),
    );
  const found = { pictures, kinds: [], materials: [] };
  return {
    pictures,
    kinds: Object.keys(file.kinds).filter((kind) => selectPictures(found, { kind }).length > 0),
    materials: Object.keys(file.materials).filter(
      (material) => selectPictures(found, { material }).length > 0,
    ),
  };
}

/** The pictures of a selection, in the order of the projects. */
export const selectPictures = ({ pictures }: Collections, selection: Selection) =>
  pictures.filter(
    ({ kind, photo }) =>
      (selection.kind === undefined || kind === selection.kind) &&
      (selection.material === undefined || photo.materials?.includes(selection.material)),
  );

/** Number of rooms and of projects in the pictures. */
export const countRoomsAndProjects = (pictures: readonly CollectionPicture[]) => ({
  rooms: new Set(pictures.map(({ project, photo }) => `${project.slug}/${photo.room}`)).size,
  places: new Set(pictures.map(({ project }) => project.slug)).size,
});
