import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { type OpenOptions, openStudio } from './testing/studio.ts';

const SLOW = { timeout: 30_000 };
const MINUTE = 60_000;
const DAY = 86_400_000;

const draftsOf = (dataDir: string) => createDrafts({ dataDir, contentDir: undefined });
const published = (dataDir: string, file: string) =>
  readFileSync(join(dataDir, 'content', 'current', file), 'utf8');
const releases = (dataDir: string) =>
  readdirSync(join(dataDir, 'releases')).filter((name) => /^\d/.test(name)).length;

/** "2026-11-30" and "07:00" in Asia/Kolkata. */
const dayTime = (at: number) => {
  const [day, time] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(at)
    .split(' ');
  return { day, time };
};

/** A studio with a clock that the test sets; `home.yaml` and `site.yaml` of its draft are changed. */
async function openAt(options: OpenOptions = {}) {
  const clock = { now: Math.floor(Date.now() / MINUTE) * MINUTE };
  const studio = await openStudio({ ...options, now: () => clock.now });
  const asha = await studio.comeIn();
  const { dataDir } = studio;
  await draftsOf(dataDir).changeText('home.yaml', () => 'second\n');
  await draftsOf(dataDir).changeText('site.yaml', () => 'name: Other\n');
  const set = async (at = clock.now + DAY, groups?: string[]) => {
    const answer = await asha.post('/publishing/set-time', { ...dayTime(at), groups });
    return { status: answer.status, body: (await answer.json()) as FieldFaults };
  };
  const ask = (path: string, method: string, body?: unknown) =>
    asha.send(`/desk/api/publishing/set-time/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const home = async () => (await studio.visitor()).text();
  const isLive = () =>
    expect.poll(async () => (await asha.state()).ended, SLOW).toMatchObject({ how: 'live' });
  return { ...studio, asha, clock, set, ask, home, isLive };
}

async function openWithMail() {
  const smtp = await startSmtpServer();
  const studio = await openAt({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'studio@studio.example' } });
  const mails = () => smtp.received.map(({ raw }) => raw.replace(/=\r\n/g, ''));
  return { ...studio, mails };
}

describe('changes with a set time', () => {
  test('go live at the set time as they were chosen, whatever was edited since, and the others stay', async () => {
    const { dataDir, asha, clock, set, home, isLive } = await openAt();
    expect(await set(clock.now + DAY, ['home.yaml'])).toMatchObject({ status: 200 });
    expect((await asha.state()).setTime).toMatchObject({
      at: clock.now + DAY,
      by: 'Asha',
      changes: [expect.stringMatching(/^Home/)],
      isNewer: false,
    });
    await draftsOf(dataDir).changeText('home.yaml', () => 'half written\n');
    expect((await asha.state()).setTime).toMatchObject({ isNewer: true });
    clock.now += DAY;
    await isLive();
    expect(await home()).toContain('>second<');
    expect(published(dataDir, 'site.yaml')).toBe('name: Osari\n');
    const after = await asha.state();
    expect(after.setTime).toBeNull();
    expect(after.ended).toMatchObject({ by: 'Asha', groups: ['home.yaml'] });
    expect(after.changes).toHaveLength(2);
    expect(readdirSync(join(dataDir, 'draft', 'set-time'))).toEqual([]);
  });

  test('keep what was published in between', async () => {
    const { dataDir, asha, clock, set, home, isLive } = await openAt();
    await set(clock.now + DAY, ['home.yaml']);
    await asha.post('/publishing/build', { isToPublish: true, groups: ['site.yaml'] });
    await isLive();
    clock.now += DAY;
    await expect.poll(home, SLOW).toContain('>second<');
    expect(published(dataDir, 'site.yaml')).toBe('name: Other\n');
  });

  test('leave out a page that was published in another version since, and send an email about it', async () => {
    const { dataDir, asha, clock, set, home, mails } = await openWithMail();
    await set();
    await draftsOf(dataDir).changeText('home.yaml', () => 'third\n');
    await asha.post('/publishing/build', { isToPublish: true, groups: ['home.yaml'] });
    await expect.poll(home, SLOW).toContain('>third<');
    clock.now += DAY;
    await expect.poll(() => published(dataDir, 'site.yaml'), SLOW).toBe('name: Other\n');
    expect(await home()).toContain('>third<');
    await expect
      .poll(mails, SLOW)
      .toEqual([expect.stringContaining('- Home: a newer change of it was published after')]);
  });

  test('that fail are reported on the screen and once by email, and the site stays', async () => {
    const { dataDir, asha, clock, set, home, mails } = await openWithMail();
    await draftsOf(dataDir).changeText('home.yaml', () => 'FAULT\n');
    await set();
    clock.now += DAY;
    await expect
      .poll(async () => (await asha.state()).ended, SLOW)
      .toMatchObject({ how: 'failed', isOwn: true });
    expect(await home()).toContain('>first<');
    await expect
      .poll(mails, SLOW)
      .toEqual([expect.stringMatching(/^One thing has to be fixed[\s\S]*Texts, Home/m)]);
    expect((await asha.state()).setTime).toBeNull();
  });

  test('survive a restart; a missed time is caught up once, by one of two servers on the data folder', async () => {
    const first = await openAt();
    const { dataDir, clock } = first;
    await first.set();
    await first.close();
    const before = releases(dataDir);
    const now = () => clock.now + 3 * DAY;
    const [one, other] = await Promise.all([
      openStudio({ dataDir, now }),
      openStudio({ dataDir, now }),
    ]);
    await expect.poll(async () => (await one.visitor()).text(), SLOW).toContain('>second<');
    await expect.poll(async () => (await other.visitor()).text(), SLOW).toContain('>second<');
    const asha = await other.comeIn('ravi@studio.example', 'Ravi');
    expect((await asha.state()).setTime).toBeNull();
    expect(releases(dataDir)).toBe(before + 1);
  });

  test('wait while the clock is implausible, and are published once when it is right', async () => {
    const { dataDir, asha, comeIn, clock, set, home, isLive } = await openAt();
    const before = releases(dataDir);
    await set();
    const right = clock.now;
    // The first check of the retention uses the clock of the start.
    await expect
      .poll(() => readRows(databaseFile(dataDir), 'SELECT at FROM expiry_run').length, SLOW)
      .toBe(1);
    clock.now += 400 * DAY;
    const ravi = await comeIn('ravi@studio.example', 'Ravi');
    expect((await ravi.state()).setTime).toMatchObject({ isDoubted: true });
    expect(await home()).toContain('>first<');
    clock.now = right;
    expect((await asha.state()).setTime).toMatchObject({ isDoubted: false });
    clock.now = right + DAY;
    await isLive();
    // Setting the clock back does not publish it again.
    clock.now = right;
    expect((await asha.state()).setTime).toBeNull();
    expect(releases(dataDir)).toBe(before + 1);
  });
});

describe('a set time', () => {
  test('is moved, cancelled and restored, until it has passed', async () => {
    const { asha, clock, set, ask, home } = await openAt();
    await set();
    const { id } = (await asha.state()).setTime!;
    const moved = clock.now + 2 * DAY;
    expect((await ask(id, 'PUT', dayTime(moved))).status).toBe(200);
    expect((await asha.state()).setTime).toMatchObject({ at: moved });
    expect((await ask(id, 'DELETE')).status).toBe(200);
    expect((await asha.state()).setTime).toBeNull();
    expect((await ask(id, 'DELETE')).status).toBe(409);
    expect((await ask(`${id}/restore`, 'POST', {})).status).toBe(200);
    expect((await asha.state()).setTime).toMatchObject({ at: moved });
    await ask(id, 'DELETE');
    clock.now = moved;
    const late = await ask(`${id}/restore`, 'POST', {});
    expect([late.status, (await late.json()).error]).toEqual([
      409,
      expect.stringContaining('This publishing time has passed'),
    ]);
    expect(await home()).toContain('>first<');
  });

  test('is one for the studio: a second one, and discarding its changes, are refused with a message', async () => {
    const { asha, set, ask, clock } = await openAt();
    await set(clock.now + DAY, ['home.yaml']);
    const refused = async (answer: Response) => [answer.status, (await answer.json()).error];
    expect(await set()).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Asha has already set a time') },
    });
    const isSet = [409, expect.stringContaining('Cancel publishing')];
    expect(await refused(await asha.post('/publishing/take-back', { group: 'home.yaml' }))).toEqual(
      isSet,
    );
    expect(await refused(await asha.post('/publishing/discard', {}))).toEqual(isSet);
    expect((await asha.post('/publishing/take-back', { group: 'site.yaml' })).status).toBe(200);
    await ask((await asha.state()).setTime!.id, 'DELETE');
    expect((await asha.post('/publishing/discard', {})).status).toBe(200);
  });

  test.each([
    ['in the past', -DAY, 'day', 'This day has passed. Choose a later one.'],
    ['of this minute', 0, 'time', 'This time has passed. Choose a later time, or another day.'],
    ['in two years', 730 * DAY, 'day', expect.stringContaining('more than a year ahead')],
  ] as const)('%s is refused at its field', async (_, ahead, field, sentence) => {
    const { asha, set, clock } = await openAt();
    expect(await set(clock.now + ahead)).toEqual({
      status: 400,
      body: { error: sentence, fields: { [field]: sentence } },
    });
    expect((await asha.state()).setTime).toBeNull();
    await set();
    const { id, at } = (await asha.state()).setTime!;
    const answer = await asha.send(`/desk/api/publishing/set-time/${id}`, {
      method: 'PUT',
      body: JSON.stringify(dayTime(clock.now + ahead)),
    });
    expect(answer.status).toBe(400);
    expect((await asha.state()).setTime).toMatchObject({ at });
  });

  test.each([
    { day: '', time: '07:00' },
    { day: '2026-02-30', time: '07:00' },
    { day: '2026-12-01', time: '' },
    { day: '2026-12-01', time: '25:00' },
  ])('that is invalid (%j) is refused at its field', async (typed) => {
    const { asha } = await openAt();
    const answer = await asha.post('/publishing/set-time', typed);
    const { fields } = (await answer.json()) as FieldFaults;
    expect([answer.status, Object.keys(fields)]).toEqual([
      400,
      [typed.time === '07:00' ? 'day' : 'time'],
    ]);
  });
});
