/** Takes an uploaded photo in: the original is deleted, and a finished JPEG is handed on. */
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { HttpError } from '#server/http/http-error.ts';
import { line } from '../../body.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { PhotoFault, takeInPhoto } from './intake.ts';

/** What a screen sends once the file has arrived: its ID, and what the owner calls it. */
export const uploadedPhoto = z.object({
  upload: z.string().regex(/^[\w-]{22}$/),
  name: line(200),
});

/**
 * @param keep puts the JPEG at `made` where it belongs; `said` is what was changed in it. Its result is also the answer
 *   for whoever asks again.
 * Throws a 422 in words for the owner.
 */
export async function takeUploadedPhoto<T>(
  uploads: Uploads,
  { upload, name }: z.infer<typeof uploadedPhoto>,
  keep: (made: string, said: readonly string[]) => Promise<T>,
): Promise<T> {
  return uploads.once(upload, async (from) => {
    const made = `${from}.photo.jpg`;
    try {
      const { said } = await takeInPhoto(from, name, made).catch((error) => {
        if (!(error instanceof PhotoFault)) throw error;
        throw new HttpError(422, [error.message], {}, { reason: 'photo refused' });
      });
      return await keep(made, said);
    } finally {
      await rm(made, { force: true });
    }
  });
}
