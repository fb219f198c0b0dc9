import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { backUpDatabase } from '#server/database/backup.ts';
import { restoreDatabase } from '#server/database/restore.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { uploadsFolder } from '../content/uploads/upload-routes.ts';

/** First bytes of each kind, then a text that is searched for in the database file. */
const MARK = 'plan-of-the-flat';
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#9a3b22' } });
const HEADS = {
  jpeg: await picture().jpeg().toBuffer(),
  png: await picture().png().toBuffer(),
  webp: await picture().webp().toBuffer(),
  heic: Buffer.from('\0\0\0\x18ftypheic'),
  pdf: Buffer.from('%PDF-1.7\n'),
  html: Buffer.from('<html><script>'),
  svg: Buffer.from('<svg xmlns='),
  zip: Buffer.from('PK\x03\x04'),
  exe: Buffer.from('MZ\x90\0'),
  avif: Buffer.from('\0\0\0\x18ftypavif'),
  mp4: Buffer.from('\0\0\0\x18ftypisom'),
};
type Kind = keyof typeof HEADS;
/** A complete file of that kind and size in bytes. */
function bytesOf(kind: Kind, size = 1000): Buffer {
  const parts = [
    HEADS[kind],
    Buffer.from(MARK),
    Buffer.from(kind === 'pdf' ? '%%EOF' : ''),
  ] as const;
  const [head, mark, end] = parts;
  return Buffer.concat([head, mark, Buffer.alloc(size - Buffer.concat(parts).length), end]);
}

async function openAttachments() {
  const desk = openTestDesk({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'studio@studio.example' },
  });
  const { ask } = await desk.comeIn();
  const id = await desk.insert();
  let n = 0;
  async function attach(bytes: Buffer, name: string, to = id) {
    n += 1;
    const upload = `upload-${String(n).padStart(15, '0')}`;
    mkdirSync(uploadsFolder(desk.dataDir), { recursive: true });
    writeFileSync(join(uploadsFolder(desk.dataDir), upload), bytes);
    const answer = await ask(`/enquiries/${to}/attachments`, { upload, name });
    return { status: answer.status, said: (await answer.json()) as { id: number; error?: string } };
  }
  const read = async () => (await (await ask(`/enquiries/${id}`)).json()) as Enquiry;
  const names = async () => (await read()).files.map(({ name }) => name);
  const send = async (files: unknown) => {
    const words = { subject: 'Your enquiry', body: 'Here is the plan.' };
    return ask(`/enquiries/${id}/replies`, { ...words, files });
  };
  const count = () =>
    ['attachment', 'attachment_piece'].map(
      (table) => readRows(desk.file, `SELECT 1 FROM ${table}`).length,
    );
  return { ...desk, ask, id, attach, read, names, send, count };
}

describe('a file attached to a reply', () => {
  test.each<[Kind, string, string]>([
    ['jpeg', 'Hall.JPG', 'Hall.jpg'],
    ['jpeg', 'IMG_1', 'IMG_1.jpg'],
    ['png', 'plan.png', 'plan.png'],
    ['webp', 'a.webp', 'a.webp'],
    ['heic', 'IMG_2.HEIC', 'IMG_2.heic'],
    ['pdf', 'भाव पत्रक.pdf', 'भाव पत्रक.pdf'],
    ['pdf', '../../etc/passwd', 'passwd.pdf'],
    ['pdf', 'C:\\plans\\a.pdf', 'a.pdf'],
    ['pdf', 'a\r\nBcc: x@y.example\u202efdp.exe', 'a Bcc x@y.example fdp.exe.pdf'],
    ['pdf', '', 'file.pdf'],
    ['pdf', `${'x'.repeat(500)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ])('that is a %s and named %j is attached as %j', async (kind, name, shown) => {
    const { attach, names, dataDir } = await openAttachments();
    expect((await attach(bytesOf(kind), name)).status).toBe(200);
    expect(await names()).toEqual([shown]);
    expect(readdirSync(uploadsFolder(dataDir)).filter((file) => !file.endsWith('.answer'))).toEqual(
      [],
    );
  });

  test.each<[Kind, string]>([
    ['html', 'photo.jpg'],
    ['svg', 'mark.png'],
    ['zip', 'plan.pdf'],
    ['exe', 'plan.pdf'],
    ['avif', 'a.heic'],
    ['mp4', 'film.heic'],
  ])(
    'that is a %s is refused with a message, whatever its name, and the draft is kept',
    async (kind, name) => {
      const { attach, ask, id, read, count } = await openAttachments();
      const draft = { subject: 'S', body: 'Written for an hour', revision: 0 };
      await ask(`/enquiries/${id}/draft`, draft, { method: 'PUT' });
      const { status, said } = await attach(bytesOf(kind), name);
      expect([status, said.error]).toEqual([
        422,
        'This file is not a JPEG, PNG, WebP, HEIC or PDF, even if its name says so. Save it as one of them.',
      ]);
      expect((await read()).draft.body).toBe('Written for an hour');
      expect(count()).toEqual([0, 0]);
    },
  );

  test.each<[string, Kind, string, RegExp]>([
    [
      'a PNG named as a PDF',
      'png',
      'offer.pdf',
      /says that it is a PDF, but it is a PNG.* to \.png/,
    ],
    [
      'a PDF named as a JPEG',
      'pdf',
      'hall.JPEG',
      /says that it is a JPEG, but it is a PDF.* to \.pdf/,
    ],
  ])('is refused if its name claims another kind: %s', async (_what, kind, name, sentence) => {
    const { attach, count } = await openAttachments();
    const { status, said } = await attach(bytesOf(kind), name);
    expect([status, said.error, count()]).toEqual([422, expect.stringMatching(sentence), [0, 0]]);
  });

  test.each([
    ['half a JPEG', HEADS.jpeg.subarray(0, HEADS.jpeg.length / 2), 'a.jpg'],
    ['HTML behind the first bytes of a JPEG', Buffer.from('\xff\xd8\xff<html>', 'latin1'), 'a.jpg'],
    ['half a PNG', HEADS.png.subarray(0, HEADS.png.length / 2), 'a.png'],
    ['half a WebP', HEADS.webp.subarray(0, HEADS.webp.length / 2), 'a.webp'],
    ['the beginning of a PDF', HEADS.pdf, 'a.pdf'],
  ])('is refused if it cannot be opened: %s', async (_what, bytes, name) => {
    const { attach, count } = await openAttachments();
    const { status, said } = await attach(bytes, name);
    expect([status, said.error, count()]).toEqual([
      422,
      'This file is damaged or incomplete. Open it on your computer, and save it again.',
      [0, 0],
    ]);
  });

  test('of 10 MB is attached; one byte more is refused, and so is a sixth file', async () => {
    const { attach, names, count } = await openAttachments();
    const max = 10 * 1024 * 1024;
    expect((await attach(bytesOf('pdf', max + 1), 'a.pdf')).said.error).toMatch(
      /larger than 10 MB/,
    );
    expect((await attach(bytesOf('pdf', max), 'a.pdf')).status).toBe(200);
    expect(count()).toEqual([1, 20]);
    for (let n = 2; n <= 5; n += 1) await attach(bytesOf('pdf'), `${n}.pdf`);
    const sixth = await attach(bytesOf('pdf'), '6.pdf');
    expect([sixth.status, sixth.said.error]).toEqual([
      422,
      'A reply has 5 files at most. Remove one, or send a second reply.',
    ]);
    expect(await names()).toEqual(['a.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
  });

  test('is sent with its reply, returns with one that is taken back, and is in the CSV', async () => {
    const { attach, send, read, names, ask, id } = await openAttachments();
    const file = (await attach(bytesOf('pdf'), 'plan.pdf')).said.id;
    await attach(bytesOf('jpeg'), 'later.jpg');
    const { emailId } = (await (await send([file])).json()) as { emailId: number };
    const [reply] = (await read()).replies;
    expect([reply!.files.map(({ name }) => name), await names()]).toEqual([
      ['plan.pdf'],
      ['later.jpg'],
    ]);
    expect(await (await ask('/enquiries.csv?list=all')).text()).toContain('Attached: plan.pdf');
    expect(
      (await ask(`/enquiries/${id}/attachments/${file}`, undefined, { method: 'DELETE' })).status,
    ).toBe(404);
    await ask(`/enquiries/${id}/replies/${emailId}`, undefined, { method: 'DELETE' });
    expect(await names()).toEqual(['plan.pdf', 'later.jpg']);
  });

  test('that was removed in the meantime, or belongs to another enquiry, stops the reply with a message', async () => {
    const { attach, send, read, insert, ask, id } = await openAttachments();
    const foreign = (await attach(bytesOf('pdf'), 'other.pdf', await insert())).said.id;
    const own = (await attach(bytesOf('pdf'), 'plan.pdf')).said.id;
    expect((await send([own, foreign])).status).toBe(409);
    expect(
      (await ask(`/enquiries/${id}/attachments/${foreign}`, undefined, { method: 'DELETE' }))
        .status,
    ).toBe(404);
    await ask(`/enquiries/${id}/attachments/${own}`, undefined, { method: 'DELETE' });
    const answer = await send([own]);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: 'A file was removed or sent meanwhile. Look at the files, then send again.' },
    ]);
    expect((await read()).replies).toEqual([]);
    expect((await send([1, 2, 3, 4, 5, 6])).status).toBe(400);
  });

  test('of an unknown enquiry, or that was not uploaded, is refused', async () => {
    const { attach, ask, id, count } = await openAttachments();
    expect((await attach(bytesOf('pdf'), 'a.pdf', 'AAAAA-AAAAA')).status).toBe(404);
    for (const upload of ['../../etc/passwd', 'nothing-was-uploaded-00'])
      expect((await ask(`/enquiries/${id}/attachments`, { upload, name: 'a.pdf' })).status).toBe(
        404,
      );
    for (const file of ['x', '1.5', '-1'])
      expect(
        (await ask(`/enquiries/${id}/attachments/${file}`, undefined, { method: 'DELETE' })).status,
      ).toBe(404);
    expect(count()).toEqual([0, 0]);
  });

  test('is erased with its enquiry: no byte of it is left in the data folder', async () => {
    const { attach, send, ask, id, count, dataDir } = await openAttachments();
    const file = (await attach(bytesOf('pdf'), 'plan.pdf')).said.id;
    await attach(bytesOf('jpeg'), 'draft.jpg');
    await send([file]);
    const files = () =>
      readdirSync(dataDir, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(files().join('')).toContain(MARK);
    await ask(`/enquiries/${id}`, undefined, { method: 'DELETE' });
    expect(count()).toEqual([0, 0]);
    expect(files().join('')).not.toContain(MARK);
  });

  test('is in a backup, and is restored from it', async () => {
    const { attach, file, dataDir, database, read, count } = await openAttachments();
    await attach(bytesOf('pdf'), 'plan.pdf');
    const { file: copy } = await backUpDatabase(file, join(dataDir, 'backups'), 'b.sqlite');
    const { files } = await read();
    await database.call('removeAttachment', (await read()).id, files[0]!.id);
    expect(count()).toEqual([0, 0]);
    await database.close();
    restoreDatabase(file, copy, 'before');
    expect(count()).toEqual([1, 1]);
  });
});
