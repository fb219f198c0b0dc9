/** Pictures of all projects by kind of room and by material. Pure. */
import { isFinished } from './cover.server.ts';
import type { MaterialsFile } from './schema.server.ts';
import type { Category, Photo, Project } from './types.ts';

/** A picture that is there, with the project that it shows, and the kind of its room where one is known. */
export interface Found {
  readonly project: Pick<Project, 'slug' | 'title'>;
  readonly photo: Photo;
  readonly kind?: string;
}

/** What an address asks for; neither stands for all pictures. */
export interface Selection {
  readonly kind?: string;
  readonly material?: string;
}

/** What there is a page for: kinds and materials that a picture shows, in the studio's order. */
export interface Collections {
  readonly pictures: readonly Found[];
  readonly kinds: readonly string[];
  readonly materials: readonly string[];
}

/** The kind of a room by its words: "Main bedroom" is a bedroom. */
export function kindOfRoom(room: string | undefined, kinds: MaterialsFile['kinds']) {
  const words = room?.toLowerCase().split(/[^\p{L}\d]+/u) ?? [];
  const isNamed = (word: string) => words.includes(word.toLowerCase());
  return Object.keys(kinds).find((kind) => kinds[kind]?.words.some(isNamed));
}

/** @param categories all that are shown; hidden projects are none of them */
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
    kinds: Object.keys(file.kinds).filter((kind) => select(found, { kind }).length > 0),
    materials: Object.keys(file.materials).filter(
      (material) => select(found, { material }).length > 0,
    ),
  };
}

/** The pictures that a selection is about, in the order of the projects. */
export const select = ({ pictures }: Collections, selection: Selection) =>
  pictures.filter(
    ({ kind, photo }) =>
      (selection.kind === undefined || kind === selection.kind) &&
      (selection.material === undefined || photo.materials?.includes(selection.material)),
  );

/** How many rooms the pictures show, and in how many places. */
export const tally = (pictures: readonly Found[]) => ({
  rooms: new Set(pictures.map(({ project, photo }) => `${project.slug}/${photo.room}`)).size,
  places: new Set(pictures.map(({ project }) => project.slug)).size,
});
