/** Why an uploaded file is refused, as a message for the owner. */
export class UploadError extends Error {
  override name = 'UploadError';
}
