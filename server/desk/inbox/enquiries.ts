/** What is done with one enquiry: read, marked, noted, answered, erased. */

import { Hono } from 'hono';
import { z } from 'zod';
import { ATTACHMENTS_MAX } from '#contract/desk/attachments.ts';
import type { Draft, Kept, Note } from '#contract/desk/enquiries.ts';
import { MESSAGE_MAX } from '#contract/forms.ts';
import { gapsIn } from '#contract/reply-gaps.ts';
import { MARKED } from '#contract/states.ts';
import type { HandlingRow } from '#server/database/types.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { mailAddresses } from '#server/mail/addresses.ts';
import { recordAuditEntry } from '../audit-log.ts';
import { line, readBody, text } from '../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import type { Limits } from '../limits.ts';
import { enquiryView } from './enquiry-view.ts';

/** So long a reply can be taken back. */
const LEAVES_AFTER_MS = 10_000;
const REPLY_MAX = 4 * MESSAGE_MAX;
const SUBJECT_MAX = 200;

const revision = z.number().int().min(0);
const [SUBJECT, REPLY] = ['Subject', 'Your reply'];
const draftSchema = z.object({
  subject: line(SUBJECT_MAX, SUBJECT),
  body: text(REPLY_MAX, REPLY),
  revision,
});
/** Letters of a gap that an error message repeats. */
const GAP_SHOWN = 60;
const TOO_MANY = `has more than ${ATTACHMENTS_MAX} files. Remove some of them`;
const EMPTY = 'is empty. Write something';
const replySchema = z.object({
  subject: line(SUBJECT_MAX)
    .refine((typed) => typed !== '', EMPTY)
    .meta({ title: SUBJECT }),
  body: text(REPLY_MAX)
    .refine((typed) => typed.trim() !== '', EMPTY)
    .superRefine((typed, context) => {
      const [gap] = gapsIn(typed);
      if (gap)
        context.addIssue({
          code: 'custom',
          message: `still has the gap ${gap.text.slice(0, GAP_SHOWN)}. Fill it, or remove it`,
        });
    })
    .meta({ title: REPLY }),
  /** Ids of the draft's files that leave with it: those that the person has seen. */
  files: z
    .array(z.number().int())
    .max(ATTACHMENTS_MAX, TOO_MANY)
    .meta({ title: 'Files' })
    .default([]),
});
const noteOf = ({ note, note_revision }: HandlingRow): Note => ({
  text: note,
  revision: note_revision,
});
const draftOf = ({ draft_subject, draft_body, draft_revision }: HandlingRow): Draft => ({
  subject: draft_subject,
  body: draft_body,
  revision: draft_revision,
});
const gone = () => notFound('This enquiry no longer exists.');

export function createEnquiries(context: DeskContext, limits: Limits) {
  const { database, outbox, config, site, now, afterErasure } = context;
  const enquiries = new Hono<DeskEnv>().basePath('/enquiries/:id');
  const idOf = (c: DeskRequest) => c.req.param('id') ?? '';
  const act = (c: DeskRequest, what: string, detail?: string) =>
    recordAuditEntry(context, { who: c.get('person').name, what, detail, enquiryId: idOf(c) });

  enquiries.get('/', async (c) => {
    const [whole, acts, people] = await Promise.all([
      database.call('enquiryInFull', idOf(c)),
      database.call('actsOf', idOf(c)),
      database.call('people'),
    ]);
    if (!whole) throw gone();
    return c.json(enquiryView(whole, acts, { people, studio: site.studio, now: now() }));
  });

  enquiries.post('/seen', async (c) => {
    if (await database.call('markSeen', idOf(c), now())) await act(c, 'opened it');
    return c.json({});
  });

  enquiries.post('/state', async (c) => {
    const { state } = await readBody(
      c,
      z.object({ state: z.enum(['new', 'talks', 'won', 'closed', 'spam']) }),
    );
    const before = await database.call('setState', idOf(c), state, now());
    if (!before) throw gone();
    if (before !== state) await act(c, MARKED[state]);
    if (before === 'spam') outbox.wake();
    return c.json({ before });
  });

  enquiries.put('/note', async (c) => {
    const body = await readBody(c, z.object({ text: text(MESSAGE_MAX, 'Private note'), revision }));
    const kept = await database.call('keepNote', idOf(c), body.text, body.revision);
    if (!kept) throw gone();
    const answer: Kept<Note> = { isKept: kept.isKept, value: noteOf(kept.handling) };
    return c.json(answer, kept.isKept ? 200 : 409);
  });

  enquiries.put('/draft', async (c) => {
    const body = await readBody(c, draftSchema);
    const draft = { subject: body.subject, body: body.body, by: c.get('person').id };
    const kept = await database.call('keepDraft', idOf(c), draft, body.revision);
    if (!kept) throw gone();
    const answer: Kept<Draft> = { isKept: kept.isKept, value: draftOf(kept.handling) };
    return c.json(answer, kept.isKept ? 200 : 409);
  });

  enquiries.post('/replies', async (c) => {
    const { subject, body, files } = await readBody(c, replySchema);
    const { from, isReal } = mailAddresses(config, site.studio);
    if (!isReal)
      throw new HttpError(409, ['The desk cannot send mail yet: use your own mail program.']);
    const { id, name } = c.get('person');
    limits.count('mails', id);
    const queued = await database.call('queueReply', {
      enquiryId: idOf(c),
      author: name,
      authorId: id,
      subject,
      body,
      files,
      domain: from.address.slice(from.address.lastIndexOf('@') + 1),
      now: now(),
      sendAt: now() + LEAVES_AFTER_MS,
    });
    if (queued === 'no file')
      throw new HttpError(409, [
        'A file was removed or sent meanwhile. Look at the files, then send again.',
      ]);
    if (!queued) {
      const whole = await database.call('enquiryInFull', idOf(c));
      if (whole?.enquiry.user_email === '')
        throw new HttpError(409, ['No e-mail address is known of this person: call instead.']);
      throw gone();
    }
    await act(c, 'wrote a reply');
    outbox.wake();
    return c.json({ emailId: queued.emailId, leavesAt: now() + LEAVES_AFTER_MS });
  });

  enquiries.delete('/replies/:email', async (c) => {
    const emailId = Number(c.req.param('email'));
    const isBack = await database.call('takeBackReply', idOf(c), emailId, c.get('person').id);
    if (!isBack) throw new HttpError(409, ['It was already sent.']);
    await act(c, 'withdrew the reply');
    return c.json({});
  });

  enquiries.post('/retry', async (c) => {
    const queued = await database.call('retryFailed', idOf(c), now());
    if (queued > 0) await act(c, 'tried to send the mail again');
    outbox.wake();
    return c.json({ queued });
  });

  enquiries.delete('/', async (c) => {
    const erased = await database.call('eraseOne', idOf(c));
    await afterErasure();
    if (erased.length === 0) throw gone();
    await act(c, 'erased it for good');
    return c.json({});
  });
  return enquiries;
}
