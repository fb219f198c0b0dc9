/** Adds an uploaded photo to a project, behind its other pictures. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { createQueue } from '#server/drafts/queue.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { DeskContext, DeskRequest } from '../../context.ts';
import { PhotoFault, takeInPhoto } from '../intake/intake.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { readProject } from './project-folder.ts';
import { nextName, withLast } from './remove.ts';
import type { Saver } from './save.ts';

interface Options extends Pick<Saver, 'act'> {
  /** File names are given one after another. */
  readonly inTurn: ReturnType<typeof createQueue>;
}

export function createAddPhoto(
  { drafts, config }: DeskContext,
  uploads: Uploads,
  { act, inTurn }: Options,
) {
  /** Puts a finished picture behind the others; resolves with its name. */
  async function append(c: DeskRequest, slug: string, made: string): Promise<string> {
    const before = await readProject(drafts, slug);
    const file = await nextName(drafts, before);
    await drafts.place(`${before.folder}/${file}`, made);
    await drafts.changeText(before.file, (source) => withLast(source, before.pictures, file));
    await act(c, 'added pictures to', await readProject(drafts, slug));
    return file;
  }

  /** Resolves with the new file and a note on what was changed in it. Throws a 422 in words for the owner. */
  return (
    c: DeskRequest,
    { slug, upload, name }: Readonly<Record<'slug' | 'upload' | 'name', string>>,
  ) => {
    const made = join(config.dataDir, 'uploads', `${upload}.photo.jpg`);
    const take = async (from: string) => {
      await readProject(drafts, slug);
      const { said } = await takeInPhoto(from, name, made).catch((error) => {
        if (!(error instanceof PhotoFault)) throw error;
        throw new HttpError(422, [error.message], {}, { reason: 'photo refused' });
      });
      return { said, file: await inTurn(() => append(c, slug, made)) };
    };
    return uploads.once(upload, take).finally(() => rm(made, { force: true }));
  };
}
