/** A file attached to a reply. */
export interface Attachment {
  readonly id: number;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

/** Maximum number per reply. */
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENT_MAX_MB = 10;
export const ATTACHMENT_MAX_BYTES = ATTACHMENT_MAX_MB * 1024 * 1024;
