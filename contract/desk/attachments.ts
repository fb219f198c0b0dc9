/** A file attached to a reply. */
export interface Attachment {
  readonly id: number;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

/** Maximum number per reply. */
export const ATTACHMENTS_MAX = 5;
