/** All verbs of the store on one open database. */
import type { DatabaseSync } from 'node:sqlite';
import { createDeskVerbs } from './admin-queries.ts';
import { createAccept } from './insert-enquiry.ts';
import { createLetterVerbs } from './outbox-queries.ts';

export const createVerbs = (db: DatabaseSync) => ({
  accept: createAccept(db),
  ...createLetterVerbs(db),
  ...createDeskVerbs(db),
});

export type Verbs = ReturnType<typeof createVerbs>;
export type Verb = keyof Verbs;

/** After these the log is emptied too: what they deleted must be gone from every file. */
export const ERASING: ReadonlySet<Verb> = new Set<Verb>(['eraseByEmail', 'eraseBefore']);
