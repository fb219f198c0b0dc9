/** Actions on one enquiry: reading, marking, notes, erasing. */

import { Hono } from 'hono';
import { z } from 'zod';
import {
  type Note,
  type ReplyDraft,
  type SaveResult,
  SUBJECT_MAX,
} from '#contract/desk/enquiries.ts';
import { MESSAGE_MAX } from '#contract/forms.ts';
import { ENQUIRY_STATES, STATE_CHANGES } from '#contract/states.ts';
import type { HandlingRow } from '#server/database/types.ts';
import { notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { createEnquiryRecord } from '../audit-log.ts';
import { lineSchema, readBody, textSchema } from '../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import { enquiryView } from './enquiry-view.ts';
import { REPLY, REPLY_MAX, SUBJECT } from './replies.ts';

const revision = z.number().int().min(0);
const draftSchema = z.object({
  subject: lineSchema(SUBJECT_MAX, SUBJECT),
  body: textSchema(REPLY_MAX, REPLY),
  revision,
});
const noteOf = ({ note, note_revision }: HandlingRow): Note => ({
  text: note,
  revision: note_revision,
});
const draftOf = ({ draft_subject, draft_body, draft_revision }: HandlingRow): ReplyDraft => ({
  subject: draft_subject,
  body: draft_body,
  revision: draft_revision,
});
const enquiryNotFound = () => notFound(GONE.enquiry);

export function createEnquiries(context: DeskContext) {
  const { database, outbox, site, now, afterErasure } = context;
  const enquiries = new Hono<DeskEnv>().basePath('/enquiries/:id');
  const idOf = (c: DeskRequest) => c.req.param('id') ?? '';
  const record = createEnquiryRecord(context);

  enquiries.get('/', async (c) => {
    const [whole, auditEntries, people] = await Promise.all([
      database.call('enquiryInFull', idOf(c)),
      database.call('auditEntriesOf', idOf(c)),
      database.call('people'),
    ]);
    if (!whole) throw enquiryNotFound();
    return c.json(enquiryView(whole, auditEntries, { people, studio: site.studio, now: now() }));
  });

  enquiries.post('/seen', async (c) => {
    if (await database.call('markSeen', idOf(c), now())) await record(c, 'opened the enquiry');
    return c.json({});
  });

  enquiries.post('/state', async (c) => {
    const { state } = await readBody(c, z.object({ state: z.enum(ENQUIRY_STATES) }));
    const before = await database.call('setState', idOf(c), state, now());
    if (!before) throw enquiryNotFound();
    if (before !== state) await record(c, STATE_CHANGES[state]);
    if (before === 'spam') outbox.wake();
    return c.json({ before });
  });

  enquiries.put('/note', async (c) => {
    const body = await readBody(
      c,
      z.object({ text: textSchema(MESSAGE_MAX, 'Private note'), revision }),
    );
    const kept = await database.call('keepNote', idOf(c), body.text, body.revision);
    if (!kept) throw enquiryNotFound();
    const answer: SaveResult<Note> = { isKept: kept.isKept, value: noteOf(kept.handling) };
    return c.json(answer, kept.isKept ? 200 : 409);
  });

  enquiries.put('/draft', async (c) => {
    const body = await readBody(c, draftSchema);
    const draft = { subject: body.subject, body: body.body, by: c.get('person').id };
    const kept = await database.call('keepDraft', idOf(c), draft, body.revision);
    if (!kept) throw enquiryNotFound();
    const answer: SaveResult<ReplyDraft> = { isKept: kept.isKept, value: draftOf(kept.handling) };
    return c.json(answer, kept.isKept ? 200 : 409);
  });

  enquiries.delete('/', async (c) => {
    const erased = await database.call('eraseOne', idOf(c));
    await afterErasure();
    if (erased.length === 0) throw enquiryNotFound();
    await record(c, 'deleted the enquiry for good');
    return c.json({});
  });
  return enquiries;
}
