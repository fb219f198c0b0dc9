export interface TemplateContent {
  readonly name: string;
  /** With gaps such as {name} (contract/reply-gaps.ts). */
  readonly body: string;
}

export interface ReplyTemplate extends TemplateContent {
  readonly id: number;
}

/** In the studio's order. */
export interface Templates {
  readonly templates: readonly ReplyTemplate[];
}

/** Response 409 to a change: the template was changed since the person began to edit it. */
export interface TemplateConflict {
  readonly error: string;
  readonly template: ReplyTemplate;
}
