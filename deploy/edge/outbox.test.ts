/** Emails leave by the queue, once, whatever dies on the way: on the real runtime, to a real mail server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { enquiryOf } from '#server/testing/fixtures.ts';
import { headerOf, type SmtpBehaviour, startSmtpServer } from '#server/testing/smtp-server.ts';
import { NOW, openEdgeApi, startEdge } from './testing/edge.ts';

const MINUTE = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'edge-outbox-'));
const edge = await startEdge({ folder });
afterAll(async () => {
  await edge.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => edge.clear());

/** A worker that sends to a mail server of the test's own; `deliver` is what the queue does with a message. */
async function open(env: Record<string, string> = {}) {
  const server = await startSmtpServer();
  const api = await openEdgeApi(edge, {
    SMTP_URL: server.url,
    SMTP_TIMEOUT_MS: '700',
    MAIL_TO: 'inbox@studio.example',
    ACKNOWLEDGE: 'off',
    ...env,
  });
  const { worker } = edge;
  return {
    ...api,
    server,
    async send(fields = enquiryOf('contact')) {
      const answer = await api.sendForm(fields);
      expect(answer.status).toBe(200);
      return answer.headers.get('Enquiry-Reference')!;
    },
    /** Stored, while the message is lost on its way into the queue. */
    async sendUnqueued(fields = enquiryOf('contact')) {
      await edge.tell({ isQueueLost: true });
      const answer = await api.sendForm(fields);
      return answer.headers.get('Enquiry-Reference')!;
    },
    deliver: (...references: string[]) =>
      worker.queue(
        'studio-mail',
        references.map((reference, id) => ({
          id: `${id}`,
          timestamp: new Date(),
          attempts: 1,
          body: { reference },
        })),
      ),
    cron: () => worker.scheduled({ cron: '*/5 * * * *' }),
    at: (clock: number) => edge.tell({ clock }),
  };
}

describe('delivery', () => {
  test('an enquiry is mailed by the queue: the same email as from a machine', async () => {
    const { send, server, emails } = await open({ ACKNOWLEDGE: 'on' });
    const id = await send();
    await eventually(() => expect(server.received).toHaveLength(2));
    const mail = server.received.find(({ to }) => to[0] === 'inbox@studio.example')!;
    expect(mail.from).toBe('desk@studio.example');
    expect(headerOf(mail.raw, 'Reply-To')).toBe('Asha Patil <asha@example.org>');
    expect(headerOf(mail.raw, 'Message-ID')).toBe(`<${id}.studio@studio.example>`);
    expect(headerOf(mail.raw, 'Date')).toBe('Mon, 23 Nov 2026 04:30:00 +0000');
    expect(mail.raw).toContain('text/html');
    await eventually(async () =>
      expect(await emails()).toMatchObject([
        { sent_at: NOW, tries: 1, claimed_at: null },
        { sent_at: NOW, tries: 1, claimed_at: null },
      ]),
    );
  });

  test.each<SmtpBehaviour>([
    '451',
    '554',
    'refuse recipient',
    'disconnect mid-data',
    'disconnect after the dot',
    'hang',
  ])(
    'a mail server that answers with "%s" is tried again, with the same Message-ID',
    async (failure) => {
      const { sendUnqueued, deliver, at, server, emails } = await open();
      server.behaviour.current = failure;
      const id = await sendUnqueued();
      expect((await deliver(id)).retryMessages).toEqual([{ msgId: '0', delaySeconds: 60 }]);
      expect(await emails()).toMatchObject([
        { sent_at: null, tries: 1, claimed_at: null, next_try_at: NOW + MINUTE },
      ]);
      server.behaviour.current = 'accept';
      const early = await deliver(id);
      expect(early.retryMessages, 'not before its time').toEqual([
        { msgId: '0', delaySeconds: 60 },
      ]);
      await at(NOW + MINUTE);
      expect((await deliver(id)).explicitAcks).toEqual(['0']);
      const ids = [...server.transmitted, server.received[0]!.raw].map((raw) =>
        headerOf(raw, 'Message-ID'),
      );
      expect(new Set(ids)).toEqual(new Set([`<${id}.studio@studio.example>`]));
      expect(server.received).toHaveLength(1);
    },
  );

  test.each<SmtpBehaviour>(['refuse recipient', '450 recipient'])(
    'one of three is answered "%s": the two have the email, once, and the third gets it as soon as it is taken',
    async (behaviour) => {
      const MAIL_TO = 'asha@studio.example, ravi@studio.example, meera@studio.example';
      const { sendUnqueued, deliver, at, server, emails } = await open({ MAIL_TO });
      const has = () => server.received.map(({ to }) => to.join()).sort();
      server.behaviour.forRecipient = (to) => (to.startsWith('ravi') ? behaviour : undefined);
      const id = await sendUnqueued();
      await deliver(id);
      await at(NOW + MINUTE);
      await deliver(id);
      expect(has()).toEqual(['asha@studio.example', 'meera@studio.example']);
      expect(await emails()).toMatchObject([{ sent_at: null, tries: 2, claimed_at: null }]);
      server.behaviour.forRecipient = () => undefined;
      await at(NOW + 60 * MINUTE);
      expect((await deliver(id)).explicitAcks).toEqual(['0']);
      expect(has()).toEqual(['asha@studio.example', 'meera@studio.example', 'ravi@studio.example']);
    },
  );

  test('after seven days an email is given up: still stored, logged as an error, and off the queue', async () => {
    const retries = { RETRY_SECONDS: '60,172800' };
    const { sendUnqueued, deliver, at, server, emails, logged } = await open(retries);
    server.behaviour.current = '554';
    const id = await sendUnqueued();
    await deliver(id);
    for (let tries = 1; tries < 50; tries += 1) {
      const [email] = await emails();
      if (email!.failed_at !== null) break;
      await at(email!.next_try_at!);
      await deliver(id);
    }
    const [email] = await emails();
    expect(email!.failed_at! - NOW).toBeLessThanOrEqual(7 * 1440 * MINUTE);
    expect(email!.failed_at! - NOW).toBeGreaterThan(5.9 * 1440 * MINUTE);
    expect((await logged()).at(-1)).toMatchObject({
      level: 'error',
      event: 'email-failed',
      reference: id,
    });
    expect((await deliver(id)).explicitAcks).toEqual(['0']);
  });

  test('without a mail server emails wait, and leave when there is one', async () => {
    const { send, cron, server, emails } = await open({ SMTP_URL: '' });
    await send();
    await cron();
    expect(await emails()).toMatchObject([{ tries: 0, sent_at: null }]);
    const env = { SMTP_URL: server.url, MAIL_TO: 'inbox@studio.example' };
    await edge.tell({ env, clock: NOW + 10 * MINUTE });
    await cron();
    await eventually(() => expect(server.received).toHaveLength(1));
  });
});

describe('a message of the queue', () => {
  test('that comes twice sends once', async () => {
    const { send, deliver, server, emails } = await open();
    server.behaviour.current = { delayMs: 300 };
    const id = await send();
    await Promise.all([deliver(id), deliver(id, id, id), deliver(id)]);
    await eventually(async () => expect(await emails()).toMatchObject([{ sent_at: NOW }]));
    expect((await deliver(id)).explicitAcks).toEqual(['0']);
    expect(server.transmitted).toHaveLength(1);
  });

  test('that the queue lost is put back by Cron', async () => {
    const { sendUnqueued, cron, at, server } = await open();
    await sendUnqueued();
    await sendUnqueued(enquiryOf('question'));
    await cron();
    expect(server.received, 'not while the queue may still carry it').toHaveLength(0);
    await at(NOW + 6 * MINUTE);
    await cron();
    await eventually(() => expect(server.received).toHaveLength(2));
  });

  test('that says nothing, or names an enquiry that was erased, is taken off', async () => {
    const { deliver } = await open();
    const strange = { id: 'x', timestamp: new Date(), attempts: 1, body: 'words' };
    expect((await edge.worker.queue('studio-mail', [strange])).explicitAcks).toEqual(['x']);
    expect((await deliver('00000-00000')).explicitAcks).toEqual(['0']);
  });
});

describe('a consumer that dies', () => {
  test('before it sent: another sends when the claim has run out', async () => {
    const { sendUnqueued, deliver, at, server, emails } = await open();
    const id = await sendUnqueued();
    // What a dead consumer leaves behind.
    await edge.db.prepare('UPDATE email SET claimed_at = ?, tries = 1').bind(NOW).run();
    expect((await deliver(id)).retryMessages).toEqual([{ msgId: '0', delaySeconds: 15 * 60 }]);
    expect(server.transmitted).toHaveLength(0);
    await at(NOW + 15 * MINUTE);
    await deliver(id);
    expect(server.received).toHaveLength(1);
    expect(await emails()).toMatchObject([{ tries: 2, claimed_at: null }]);
  });

  test('while D1 cannot keep that it is sent: the keeping is repeated, never the sending', async () => {
    const { send, server, emails } = await open();
    await edge.tell({ failing: { text: 'sent_at = ?1', times: 1 } });
    await send();
    await eventually(async () => expect(await emails()).toMatchObject([{ sent_at: NOW }]));
    expect(server.transmitted).toHaveLength(1);
  });

  test('nothing is sent while D1 cannot keep the claim', async () => {
    const { sendUnqueued, deliver, server, logged } = await open();
    const id = await sendUnqueued();
    await edge.tell({ failing: { text: 'SET claimed_at', times: 1 } });
    expect((await deliver(id)).retryMessages).toEqual([{ msgId: '0', delaySeconds: 30 }]);
    expect(server.transmitted).toHaveLength(0);
    expect((await logged()).at(-1)).toMatchObject({ event: 'outbox-failed', reference: id });
  });
});
