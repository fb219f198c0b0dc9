/** Replies to an enquiry: queued, taken back, retried. */
import { Hono } from 'hono';
import { z } from 'zod';
import { ATTACHMENTS_MAX } from '#contract/desk/attachments.ts';
import { SUBJECT_MAX } from '#contract/desk/enquiries.ts';
import { MESSAGE_MAX } from '#contract/forms.ts';
import { gapsIn } from '#contract/reply-gaps.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { mailAddresses } from '#server/mail/addresses.ts';
import { REPLY_LEAVES_AFTER_MS } from '#server/mail/retry-schedule.ts';
import { GONE } from '#server/messages/en.ts';
import { createEnquiryRecord } from '../audit-log.ts';
import { EMPTY, lineSchema, readBody, textSchema } from '../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import type { Limits } from '../limits.ts';

export const REPLY_MAX = 4 * MESSAGE_MAX;

export const [SUBJECT, REPLY] = ['Subject', 'Your reply'];
/** Maximum length of an unfilled gap in an error message. */
const GAP_SHOWN = 60;
const TOO_MANY = `has more than ${ATTACHMENTS_MAX} files. Remove some of them`;
const replySchema = z.object({
  subject: lineSchema(SUBJECT_MAX)
    .refine((typed) => typed !== '', EMPTY)
    .meta({ title: SUBJECT }),
  body: textSchema(REPLY_MAX)
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
  /** Ids of the draft's files to be sent with it: those that the person has seen. */
  files: z
    .array(z.number().int())
    .max(ATTACHMENTS_MAX, TOO_MANY)
    .meta({ title: 'Files' })
    .default([]),
});

export function createReplies(context: DeskContext, limits: Limits) {
  const { database, outbox, config, site, now } = context;
  const replies = new Hono<DeskEnv>().basePath('/enquiries/:id');
  const idOf = (c: DeskRequest) => c.req.param('id') ?? '';
  const record = createEnquiryRecord(context);

  replies.post('/replies', async (c) => {
    const { subject, body, files } = await readBody(c, replySchema);
    const { domain, isReal } = mailAddresses(config, site.studio);
    if (!isReal)
      throw new HttpError(409, ['The desk cannot send emails yet: use your own email app.']);
    const { id, name } = c.get('person');
    limits.count('mails', id);
    const queued = await database.call('queueReply', {
      enquiryId: idOf(c),
      author: name,
      authorId: id,
      subject,
      body,
      files,
      domain,
      now: now(),
      sendAt: now() + REPLY_LEAVES_AFTER_MS,
    });
    if (queued === 'no file')
      throw new HttpError(409, [
        'A file was removed or sent meanwhile. Look at the files, then send again.',
      ]);
    if (!queued) {
      const whole = await database.call('enquiryInFull', idOf(c));
      if (whole?.enquiry.user_email === '')
        throw new HttpError(409, ['There is no email address for this person. Call instead.']);
      throw notFound(GONE.enquiry);
    }
    await record(c, 'wrote a reply');
    outbox.wake();
    return c.json({ emailId: queued.emailId, leavesAt: now() + REPLY_LEAVES_AFTER_MS });
  });

  replies.delete('/replies/:email', async (c) => {
    const emailId = Number(c.req.param('email'));
    const isBack = await database.call('takeBackReply', idOf(c), emailId, c.get('person').id);
    if (!isBack) throw new HttpError(409, ['This reply was already sent. Reload the page.']);
    await record(c, 'took back the reply');
    return c.json({});
  });

  replies.post('/retry', async (c) => {
    const queued = await database.call('retryFailed', idOf(c), now());
    if (queued > 0) await record(c, 'tried to send the email again');
    outbox.wake();
    return c.json({ queued });
  });
  return replies;
}
