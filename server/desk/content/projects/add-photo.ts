/** Adds an uploaded photo to a project, after its other pictures. */
import type { createQueue } from '#server/drafts/queue.ts';
import type { DeskContext, DeskRequest } from '../../context.ts';
import { takeUploadedPhoto } from '../intake/take-upload.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { readProject } from './project-folder.ts';
import { appendPicture, nextName } from './remove.ts';
import type { Saver } from './save.ts';

interface Options extends Pick<Saver, 'act'> {
  /** File names are assigned one at a time. */
  readonly inTurn: ReturnType<typeof createQueue>;
}

export function createAddPhoto(
  { drafts }: DeskContext,
  uploads: Uploads,
  { act, inTurn }: Options,
) {
  /** Adds a finished picture after the others; resolves with its name. */
  async function append(c: DeskRequest, slug: string, made: string): Promise<string> {
    const before = await readProject(drafts, slug);
    const file = await nextName(drafts, before);
    await drafts.place(`${before.folder}/${file}`, made);
    await drafts.changeText(before.file, (source) => appendPicture(source, before.pictures, file));
    await act(c, 'added pictures to', await readProject(drafts, slug));
    return file;
  }

  /** Resolves with the new file and notes on how it was changed. @throws HttpError 422 with a message for the owner */
  return (
    c: DeskRequest,
    { slug, upload, name }: Readonly<Record<'slug' | 'upload' | 'name', string>>,
  ) =>
    takeUploadedPhoto(uploads, { upload, name }, async (made, said) => {
      await readProject(drafts, slug);
      return { said, file: await inTurn(() => append(c, slug, made)) };
    });
}
