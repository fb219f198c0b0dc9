/** "OK" means kept: D1 has acknowledged the enquiry and its emails before the visitor reads it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { eventually } from '#server/testing/eventually.ts';
import { enquiryOf } from '#server/testing/fixtures.ts';
import { confirmClockSql } from './make/confirm-clock.ts';
import { NOW, openEdgeApi, startEdge } from './testing/edge.ts';

const folder = mkdtempSync(join(tmpdir(), 'edge-kept-'));
const edge = await startEdge({ folder, isKept: true });
afterAll(async () => {
  await edge.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('nothing is answered while D1 has not acknowledged', async () => {
  const { sendForm, enquiries } = await openEdgeApi(edge);
  await edge.tell({ isHeld: true });
  let isAnswered = false;
  const answer = sendForm(enquiryOf('contact')).finally(() => {
    isAnswered = true;
  });
  await eventually(async () => expect(await enquiries()).toHaveLength(1));
  expect(isAnswered).toBe(false);
  await edge.tell({ isHeld: false });
  expect((await answer).status).toBe(200);
});

test.each(['enquiry', 'email'])(
  'where D1 cannot keep the %s: 503, nothing is kept, and the visitor may try again',
  async (table) => {
    const { sendForm, enquiries, emails, logged, wakes } = await openEdgeApi(edge);
    const fail = `BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`;
    await edge.db.prepare(`CREATE TRIGGER full ${fail}`).run();
    const answer = await sendForm(enquiryOf('contact'));
    await edge.db.prepare('DROP TRIGGER full').run();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
    expect([await enquiries(), await emails(), await wakes()]).toEqual([[], [], 0]);
    expect(await logged()).toEqual([{ level: 'error', event: 'enquiry-not-stored', code: 'D1' }]);
    expect((await sendForm(enquiryOf('contact'))).status).toBe(200);
  },
);

test('the same text from many addresses is spam: kept, and not mailed', async () => {
  const { sendForm, enquiries, emails } = await openEdgeApi(edge);
  const message = 'Buy at https://spam.example';
  for (let i = 0; i < 4; i += 1)
    await sendForm(enquiryOf('contact', { message, user_email: `v${i}@example.org` }));
  const reasons = (await enquiries()).map(({ spam_reason }) => spam_reason);
  expect(reasons).toEqual([null, null, 'duplicate text', 'duplicate text']);
  const waiting = (await emails()).map(({ next_try_at }) => next_try_at);
  expect(waiting).toEqual([NOW, NOW, null, null]);
});

test('one acknowledgement per address and day', async () => {
  const { sendForm, emails, clock } = await openEdgeApi(edge, { ACKNOWLEDGE: 'on' });
  await sendForm(enquiryOf('contact'));
  await sendForm(enquiryOf('contact', { user_email: 'ASHA@example.org' }));
  clock.now += 86_400_001;
  await edge.tell({ clock: clock.now });
  await sendForm(enquiryOf('contact'));
  expect((await emails()).map(({ kind }) => kind)).toEqual([
    'studio',
    'acknowledgement',
    'studio',
    'studio',
    'acknowledgement',
  ]);
});

test('Cron erases what is older than the months that the notice promises, and its emails', async () => {
  const { sendForm, enquiries, emails, logged } = await openEdgeApi(edge);
  await sendForm(enquiryOf('contact'));
  /** The last run was a day before, so that the clock is believed. */
  const cronAt = async (time: string) => {
    const clock = Date.parse(time);
    await edge.tell({ clock });
    await edge.db
      .prepare('REPLACE INTO expiry_run VALUES (1, ?)')
      .bind(clock - 86_400_000)
      .run();
    await edge.worker.scheduled({ cron: '*/5 * * * *' });
  };
  await cronAt('2028-11-22T04:30:00Z');
  expect(await enquiries()).toHaveLength(1);
  await cronAt('2028-11-24T04:30:00Z');
  expect([await enquiries(), await emails()]).toEqual([[], []]);
  expect((await logged()).find(({ event }) => event === 'expired')).toMatchObject({ enquiries: 1 });
});

test('a clock three years ahead erases nothing at the edge either until it is confirmed; then a run takes a tenth at most', async () => {
  const { sendForm, enquiries, logged } = await openEdgeApi(edge);
  for (let i = 0; i < 20; i += 1)
    await sendForm(enquiryOf('contact', { user_email: `v${i}@example.org` }));
  const ahead = NOW + 3 * 366 * 86_400_000;
  await edge.tell({ clock: ahead });
  const cron = () => edge.worker.scheduled({ cron: '*/5 * * * *' });
  await cron();
  expect(await enquiries()).toHaveLength(20);
  expect(await logged()).toContainEqual(expect.objectContaining({ event: 'clock-doubted' }));
  await edge.db.prepare(confirmClockSql(ahead - 86_400_000)).run();
  for (let i = 0; i < 3; i += 1) await cron();
  expect(await enquiries()).toHaveLength(18);
});

test('health: a bare status, 503 where D1 cannot be written', async () => {
  const { request } = await openEdgeApi(edge, { SMTP_URL: 'smtp://127.0.0.1:1' });
  const healthy = await request('/healthz');
  expect([healthy.status, await healthy.text()]).toEqual([200, '']);
  await edge.tell({ failing: { text: 'heartbeat', times: 1 } });
  expect((await request('/healthz')).status).toBe(503);
});

test('health without a mail server, with mail an hour old or given up: 503 to whoever asks', async () => {
  const { sendForm, request, clock } = await openEdgeApi(edge);
  const status = async () => (await request('/healthz')).status;
  expect(await status(), 'no mail server').toBe(503);
  const env = { SMTP_URL: 'smtp://127.0.0.1:1' };
  await edge.tell({ env, isQueueLost: true });
  await sendForm(enquiryOf('contact'));
  expect(await status()).toBe(200);
  await edge.tell({ clock: clock.now + 3_600_000 });
  expect(await status(), 'unsent for an hour').toBe(503);
  await edge.db.prepare('UPDATE email SET failed_at = 1').run();
  await edge.tell({ clock: clock.now });
  expect(await status(), 'given up').toBe(503);
});

// Node's own client: it reads an answer that comes before the body is sent, and writes nothing after it.
test.each([
  ['an endless body is cut off at 64 KiB: 413', {}],
  ['a body that is declared too long is not waited for: 413', { 'Content-Length': 3_000_000 }],
])('%s', async (_, declared) => {
  await openEdgeApi(edge);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', ...declared };
  const asked = ask(new URL(SEND_FORM_PATH, edge.url), { method: 'POST', headers });
  onTestFinished(() => void asked.destroy());
  asked.on('error', () => {});
  asked.write('a'.repeat(100_000));
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(413);
});

test('whatever was answered "OK" is there after the runtime was killed in the middle of it', async () => {
  const own = mkdtempSync(join(tmpdir(), 'edge-killed-'));
  onTestFinished(() => rmSync(own, { recursive: true, force: true }));
  const before = await startEdge({ folder: own, isKept: true });
  const { sendForm } = await openEdgeApi(before);
  const kept: string[] = [];
  const sender = async (sender: number) => {
    for (let turn = 0; ; turn += 1) {
      const words = { user_email: `v${sender}-${turn}@example.org` };
      const answer = await sendForm(enquiryOf('contact', words)).catch(() => null);
      if (!answer) return;
      if (answer.status === 200) kept.push(answer.headers.get('Enquiry-Reference')!);
    }
  };
  const senders = Array.from({ length: 8 }, (_, index) => sender(index));
  await eventually(() => expect(kept.length).toBeGreaterThan(40));
  before.kill();
  await Promise.all(senders);
  await before.stop().catch(() => {});

  const after = await startEdge({ folder: own, isKept: true });
  onTestFinished(() => after.stop());
  const stored = new Set((await after.enquiries()).map(({ id }) => id));
  expect(kept.filter((reference) => !stored.has(reference))).toEqual([]);
  expect((await after.emails()).length).toBe(stored.size);
});
