import { describe, expect, test } from 'vitest';
import { openTestOutbox } from '#server/testing/outbox.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';

const DOMAIN = 'studio.example';

async function openReplies() {
  const smtp = await startSmtpServer();
  const test = openTestOutbox({ env: { SMTP_URL: smtp.url, MAIL_FROM: `studio@${DOMAIN}` } });
  const reply = (
    enquiryId: string,
    words: { subject?: string; body?: string; files?: number[] } = {},
  ) =>
    test.database.call('queueReply', {
      enquiryId,
      author: 'Asha',
      authorId: 'asha',
      subject: 'Your flat',
      body: 'Dear Meera,\n\nThursday?',
      domain: DOMAIN,
      now: test.clock.now,
      sendAt: test.clock.now,
      ...words,
    });
  const receipt = (id: string) => ({
    id,
    emails: [{ kind: 'acknowledgement', messageId: `<${id}.acknowledgement@${DOMAIN}>` } as const],
  });
  return { ...test, smtp, reply, receipt };
}

describe('a reply', () => {
  test('carries its files whole, each with its name and kind, in every try', async () => {
    const { insert, send, reply, smtp, database } = await openReplies();
    const id = await insert({}, { emails: [] });
    // More than a piece of the database, and every byte that an email could damage.
    const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256));
    const add = async (name: string, type: string) => {
      const file = { enquiryId: id, name, type, size: bytes.length };
      const fileId = (await database.call('addAttachment', file, 5, 1)) as number;
      await database.call('addAttachmentPiece', fileId, 0, bytes.subarray(0, 50_000));
      await database.call('addAttachmentPiece', fileId, 1, bytes.subarray(50_000));
      await database.call('finishAttachment', fileId);
      return fileId;
    };
    const files = [await add('plan.pdf', 'application/pdf'), await add('भाव.jpg', 'image/jpeg')];
    await reply(id, { files });
    await send();
    const { raw } = smtp.received[0]!;
    const parts = raw
      .split(/^--.*$/m)
      .filter((part) => part.includes('Content-Disposition: attachment'));
    expect(parts.map((part) => /Content-Type: (\S+);/.exec(part)?.[1])).toEqual([
      'application/pdf',
      'image/jpeg',
    ]);
    expect(parts[0]).toContain('filename=plan.pdf');
    for (const part of parts)
      expect(Buffer.from(part.split(/\r?\n\r?\n/)[1]!, 'base64').equals(bytes)).toBe(true);
    expect(raw).toContain('Thursday?');
  });

  test('is threaded to the receipt, and the next one to it', async () => {
    const { insert, send, reply, receipt, smtp, clock } = await openReplies();
    const id = 'AAAAA-BBBBB';
    await insert({}, receipt(id));
    await send();
    for (const body of ['First', 'Second']) {
      clock.now += 60_000;
      await reply(id, { body });
      await send();
    }
    const [ack, first, second] = smtp.received.map(({ raw }) => raw);
    const [ackId, firstId] = [ack!, first!].map((raw) => headerOf(raw, 'Message-ID')!);
    expect(ackId).toBe(`<${id}.acknowledgement@${DOMAIN}>`);
    expect(headerOf(first!, 'In-Reply-To')).toBe(ackId);
    expect(headerOf(second!, 'In-Reply-To')).toBe(firstId);
    expect(headerOf(second!, 'References')).toBe(`${ackId} ${firstId}`);
    expect([headerOf(first!, 'To'), headerOf(first!, 'From')]).toEqual([
      'asha@example.org',
      `Test Studio <studio@${DOMAIN}>`,
    ]);
  });

  test('is plain text with the words below it, and starts a thread where no receipt went out', async () => {
    const { insert, send, reply, smtp } = await openReplies();
    const id = await insert({ message: 'Line one\n<b>two</b>' }, { emails: [] });
    await reply(id);
    await send();
    const { raw } = smtp.received[0]!;
    expect(headerOf(raw, 'In-Reply-To')).toBeUndefined();
    expect(headerOf(raw, 'Content-Type')).toContain('text/plain');
    expect(raw).toContain(
      'Dear Meera,\r\n\r\nThursday?\r\n\r\nOn 23 November 2026 you wrote:\r\n> Line one\r\n> <b>two</b>',
    );
  });

  test('carries no header that a visitor or a hurried hand wrote into subject or words', async () => {
    const { insert, send, reply, smtp } = await openReplies();
    const id = await insert({ user_name: 'A\r\nBcc: evil@example.org' }, { emails: [] });
    await reply(id, {
      subject: 'Hello\r\nBcc: evil@example.org',
      body: 'x\r\n.\r\nBcc: evil@example.org',
    });
    await send();
    const { raw, to } = smtp.received[0]!;
    expect(to).toEqual(['asha@example.org']);
    expect(headerOf(raw, 'Bcc')).toBeUndefined();
  });

  test('is tried again like any mail, with the same Message-ID, and never sent twice', async () => {
    const { insert, send, reply, smtp, clock } = await openReplies();
    const id = await insert({}, { emails: [] });
    smtp.behaviour.current = '451';
    await reply(id);
    await send();
    smtp.behaviour.current = 'accept';
    clock.now += 60_000;
    await send();
    await send();
    expect(smtp.received.length).toBe(1);
    const ids = smtp.transmitted.map((raw) => headerOf(raw, 'Message-ID'));
    expect(new Set(ids).size).toBe(1);
  });
});
