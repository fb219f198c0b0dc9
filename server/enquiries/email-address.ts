import { EMAIL_PATTERN } from '#contract/forms.ts';

/** A well-formed email address, by the browser's own rule. */
export const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`);

/** The bare address of "Name <name@example.org>" or "name@example.org". */
export const addressOf = (mailbox: string) => mailbox.match(/<([^<>]+)>$/)?.[1] ?? mailbox;
