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
    SMTP_TIMEOUT_MS: '1500',
    MAIL_TO: 'inbox@studio.example',
    ACKNOWLEDGE: 'off',
    ...env,
  });
  const worker = await edge.runtime.getWorker();
  return {
    ...api,
    server,
    async send(fields = enquiryOf('contact')) {
      const answer = await api.sendForm(fields);
      expect(answer.status).toBe(200);
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
});
