/** A file that leaves with a reply. */
export interface Attachment {
  readonly id: number;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Of one reply. */
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
