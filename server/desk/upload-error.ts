/** Why an uploaded file is refused, as a message for the owner. */
export class UploadError extends Error {
  override name = 'UploadError';
}

/** The message when a file cannot be kept. */
export const DISK_FULL =
  'The disk of the server is full. Ask the person who runs it to free space, then try again.';
