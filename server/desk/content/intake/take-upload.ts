/** Accepts an uploaded photo: deletes the original and passes a finished JPEG on. */
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { lineSchema } from '../../body.ts';
import { refuseUpload } from '../../read-upload.ts';
import { type Uploads, uploadId } from '../uploads/uploads.ts';
import { takeInPhoto } from './intake.ts';

/** What a screen sends after the upload: its ID, and the file's original name. */
export const uploadedPhoto = z.object({
  upload: uploadId,
  name: lineSchema(200),
});

/**
 * @param keep moves the JPEG at `made` to its final place; `notes`: how it was changed. Its result is also the response to a
 * repeated request
 * @throws HttpError 422 with a message for the owner
 */
export async function takeUploadedPhoto<T>(
  uploads: Uploads,
  { upload, name }: z.infer<typeof uploadedPhoto>,
  keep: (made: string, notes: readonly string[]) => Promise<T>,
): Promise<T> {
  return uploads.once(upload, async (from) => {
    const made = `${from}.photo.jpg`;
    try {
      const { notes } = await takeInPhoto(from, name, made).catch(refuseUpload('photo refused'));
      return await keep(made, notes);
    } finally {
      await rm(made, { force: true });
    }
  });
}
