/** The studio's own texts for replies. */
export interface TemplateWords {
  readonly name: string;
  /** With gaps such as {name} (contract/reply-gaps.ts). */
  readonly body: string;
}

export interface ReplyTemplate extends TemplateWords {
  readonly id: number;
}

/** In the order of the studio. */
export interface Templates {
  readonly templates: readonly ReplyTemplate[];
}

/** An answer 409 to a change: it is other than it was when the person began to write. */
export interface ChangedTemplate {
  readonly error: string;
  readonly template: ReplyTemplate;
}
