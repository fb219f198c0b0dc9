/** A project of the draft, with the data that its plan needs. */
import type { Drafts } from '#server/drafts/drafts.ts';
import { keyOf } from '../projects/project-file.ts';
import { readProject } from '../projects/project-folder.ts';

export interface ProjectPictures {
  readonly slug: string;
  readonly title: string;
  /** Relative to the draft: "projects/residential/patil-residence". */
  readonly folder: string;
  /** In the owner's order. */
  readonly pictures: readonly {
    readonly file: string;
    readonly title: string;
    readonly room: string;
  }[];
}

/** @throws HttpError 404 for a project that is not in the draft */
export async function projectPictures(drafts: Drafts, slug: string): Promise<ProjectPictures> {
  const { folder, words, pictures } = await readProject(drafts, slug);
  return {
    slug,
    folder,
    title: words.title ?? slug,
    pictures: pictures.map((file) => {
      const { title, room = '' } = words.photos[keyOf(words, file)] ?? {};
      return { file, title: title || room || file, room };
    }),
  };
}
