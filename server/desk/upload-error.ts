/** Why an uploaded file is refused, as a message for the owner. */
export class UploadError extends Error {
  override name = 'UploadError';
}

/** The message when a file cannot be kept. */
export const DISK_FULL =
  'The disk of the server is full. Ask the person who runs it to free space, then try again.';

/** The message when a file would leave too little space for visitors' enquiries, publishing and backups. */
export const TOO_LITTLE_SPACE =
  'The disk of the server has too little space left for this file. Ask the person who runs it to free space, then try again.';
