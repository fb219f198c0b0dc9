/** Files attached to a reply: photos and PDFs, checked by their content. */
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { ATTACHMENTS_MAX } from '#contract/desk/attachments.ts';
import { sizeFault } from '#contract/desk/uploads.ts';
import { ATTACHMENT_TYPES, FILE_TYPES, namesOf } from '#contract/upload-types.ts';
import { createQueue } from '#server/drafts/queue.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { askChild } from '../ask-child.ts';
import { createEnquiryRecord } from '../audit-log.ts';
import { readBody } from '../body.ts';
import type { Uploads } from '../content/uploads/uploads.ts';
import type { DeskContext, DeskEnv } from '../context.ts';
import { attachmentName, type Kind, kindOfFile, kindOfName } from './attachment-type.ts';

/** Written and read in pieces: each takes some milliseconds of the thread that stores enquiries. */
const PIECE_BYTES = 512 * 1024;
const HEAD_BYTES = 64;
const schema = z.object({ upload: z.string().max(64), name: z.string().max(1000) });

const refused = (sentence: string) => new HttpError(422, [sentence]);

export function createAttachments(context: DeskContext, uploads: Uploads) {
  const { database, now } = context;
  const attachments = new Hono<DeskEnv>().basePath('/enquiries/:id/attachments');
  const record = createEnquiryRecord(context);

  /** @throws HttpError if the file may not be attached */
  async function store(enquiryId: string, path: string, typed: string) {
    const { size } = await stat(path);
    const tooLarge = sizeFault('attachment', size);
    if (tooLarge) throw refused(tooLarge);
    await using file = await open(path);
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    const kind = kindOfFile(head);
    if (!kind)
      throw refused(
        `This file is not a ${namesOf(ATTACHMENT_TYPES)}, even if its name says so. Save it as one of them.`,
      );
    const named = kindOfName(typed);
    if (named && named !== kind)
      throw refused(
        `The name of this file says that it is a ${named.name}, but it is a ${kind.name}. Change the end of its name to ${kind.endings[0]}, or save it as a ${named.name} again.`,
      );
    if (!(await isWhole(path, kind)))
      throw refused(
        'This file is damaged or incomplete. Open it on your computer, and save it again.',
      );
    const name = attachmentName(typed, kind);
    const id = await database.call(
      'addAttachment',
      { enquiryId, name, type: kind.mediaType, size },
      ATTACHMENTS_MAX,
      now(),
    );
    if (id === 'no enquiry') throw notFound(GONE.enquiry);
    if (id === 'full')
      throw refused(
        `A reply has ${ATTACHMENTS_MAX} files at most. Remove one, or send a second reply.`,
      );
    for (let number = 0; number * PIECE_BYTES < size; number += 1) {
      const piece = new Uint8Array(Math.min(PIECE_BYTES, size - number * PIECE_BYTES));
      await file.read(piece, 0, piece.length, number * PIECE_BYTES);
      await database.call('addAttachmentPiece', id, number, piece);
    }
    await database.call('finishAttachment', id);
    return id;
  }

  attachments.post('/', async (c) => {
    const { upload, name } = await readBody(c, schema);
    const enquiryId = c.req.param('id') ?? '';
    const id = await uploads.once(upload, (path) => store(enquiryId, path, name));
    await record(c, 'attached a file to the reply');
    return c.json({ id });
  });

  attachments.delete('/:attachment', async (c) => {
    const id = Number(c.req.param('attachment'));
    const enquiryId = c.req.param('id') ?? '';
    const removed = Number.isSafeInteger(id)
      ? await database.call('removeAttachment', enquiryId, id)
      : null;
    if (removed === null)
      throw notFound('This file is no longer attached, or it was sent. Reload the page.');
    return c.json({});
  });
  return attachments;
}

/** One picture is decoded at a time: ten megabytes may contain hundreds of millions of pixels. */
const inTurn = createQueue();
const LIMITS = { heapMb: 64, memoryMb: 1000, timeMs: 20_000 } as const;
const PROGRAM = join(import.meta.dirname, 'decode-child.ts');
/** A PDF ends with "%%EOF" (ISO 32000-1, 7.5.5); programs search for it in the last 1,024 bytes. */
const TAIL_BYTES = 1024;

async function endsAsPdf(path: string): Promise<boolean> {
  const { size } = await stat(path);
  await using file = await open(path);
  const tail = Buffer.alloc(TAIL_BYTES);
  await file.read(tail, 0, TAIL_BYTES, Math.max(0, size - TAIL_BYTES));
  return tail.includes('%%EOF');
}

/** Whether the file can be opened: a picture is decoded once, a PDF must have its end. */
async function isWhole(path: string, { mediaType }: Pick<Kind, 'mediaType'>): Promise<boolean> {
  if (mediaType === FILE_TYPES.pdf.mediaType) return endsAsPdf(path);
  // HEIC needs its own decoder (content/intake), which takes seconds.
  if (mediaType === FILE_TYPES.heic.mediaType) return true;
  const answer = await inTurn(() =>
    askChild<{ isWhole: boolean }>(PROGRAM, { message: { path }, ...LIMITS }),
  );
  return answer?.isWhole === true;
}
