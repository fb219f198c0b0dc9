import { describe, expect, test } from 'vitest';
import type { Enquiry, FieldFaults, Inbox } from '#contract/desk/enquiries.ts';
import { openDatabaseClient } from '#server/database/client.ts';
import type { Studio } from '#server/studio.ts';
import { openTestDesk, type TestDeskOptions } from '#server/testing/desk.ts';
import { STUDIO } from '#server/testing/fixtures.ts';

const DAY = 86_400_000;

async function openReminders(options: TestDeskOptions = {}) {
  const desk = openTestDesk(options);
  const { ask } = await desk.comeIn();
  const id = await desk.insert({ user_name: 'Meera' });
  await ask(`/enquiries/${id}/state`, { state: 'talks' });
  const remind = (day: string, time = '') =>
    ask(`/enquiries/${id}/reminder`, { day, time }, { method: 'PUT' });
  const read = async () => (await (await ask(`/enquiries/${id}`)).json()) as Enquiry;
  const toAnswer = async () => {
    const { items, lately, counts, reminders } = (await (await ask('/inbox')).json()) as Inbox;
    const listed = items.map((item) => item.id);
    // A listed enquiry is not repeated below the list.
    expect(lately.filter((item) => listed.includes(item.id))).toEqual([]);
    return { ids: listed, count: counts.new, reminders };
  };
  return { ...desk, ask, id, remind, read, toAnswer };
}
const NONE = { ids: [], count: 0, reminders: 0 };

describe('a reminder', () => {
  test('is stored with the enquiry, in the studio’s time zone, and is in the CSV and the audit log', async () => {
    const { remind, read, ask, id } = await openReminders();
    expect((await remind('2026-11-26', '10:30')).status).toBe(200);
    expect((await read()).remindAt).toBe(Date.parse('2026-11-26T05:00:00Z'));
    const csv = await (await ask('/enquiries.csv?list=all')).text();
    const [head, line] = csv.split('\r\n').map((row) => row.split('","'));
    expect(line![head!.indexOf('reminder')]).toBe('2026-11-26 10:30:00');
    const { entries } = (await (await ask('/audit-log')).json()) as { entries: unknown[] };
    expect(entries).toContainEqual(
      expect.objectContaining({
        what: 'set a reminder for',
        detail: '2026-11-26 10:30',
        reference: id,
      }),
    );
  });

  test('without a time is due when the studio opens, and moves the enquiry to "Needs a reply"', async () => {
    const { remind, read, toAnswer, clock, id, ask } = await openReminders();
    await remind('2026-11-26');
    const { remindAt } = await read();
    const tag = (await ask('/inbox')).headers.get('ETag')!;
    clock.now = remindAt! - 1;
    expect(await toAnswer()).toEqual(NONE);
    expect((await ask('/inbox', undefined, { 'If-None-Match': tag })).status).toBe(304);
    clock.now = remindAt!;
    expect((await ask('/inbox', undefined, { 'If-None-Match': tag })).status).toBe(200);
    expect(await toAnswer()).toEqual({ ids: [id], count: 1, reminders: 1 });
  });

  test('without a time uses the opening hours of its weekday, and on a closed day the usual ones', async () => {
    const hours: Studio['hours'] = {
      ...STUDIO.hours,
      days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
      opens: '10:00',
      other: { Sa: { opens: '11:30', closes: '14:00' } },
      closed: [{ from: '2026-12-25', name: 'Christmas' }],
    };
    const { remind, read } = await openReminders({ site: { studio: { ...STUDIO, hours } } });
    for (const [day, time] of [
      ['2026-11-28', '06:00'],
      ['2026-11-30', '04:30'],
      ['2026-12-25', '04:30'],
    ] as const) {
      await remind(day);
      expect((await read()).remindAt).toBe(Date.parse(`${day}T${time}:00Z`));
    }
  });

  test('that is long overdue is listed once, is found by a search, and is in the CSV of its list', async () => {
    const { remind, toAnswer, clock, id, ask, insert } = await openReminders();
    const other = await insert({ user_name: 'Ravi' });
    await remind('2026-11-26');
    clock.now += 20 * DAY;
    expect(await toAnswer()).toEqual({
      ids: expect.arrayContaining([id, other]),
      count: 2,
      reminders: 1,
    });
    const found = (await (await ask(`/inbox?search=${id}`)).json()) as Inbox;
    expect([found.total, found.found?.new]).toEqual([1, 1]);
    const csv = await (await ask('/enquiries.csv?list=new')).text();
    expect(csv.split(id).length - 1).toBe(1);
    expect(csv).toContain(other);
  });

  test('is no longer due when a clock that was fast is corrected', async () => {
    const { remind, toAnswer, clock } = await openReminders();
    await remind('2026-11-26');
    const before = clock.now;
    clock.now += 25 * DAY;
    expect((await toAnswer()).reminders).toBe(1);
    clock.now = before;
    expect(await toAnswer()).toEqual(NONE);
  });

  test('survives a restart, and is the same for two servers on one data folder', async () => {
    const first = await openReminders();
    await first.remind('2026-11-26');
    const second = openTestDesk({ dataDir: first.dataDir });
    second.clock.now = first.clock.now + 5 * DAY;
    const colleague = await second.comeIn('ravi@studio.example', 'Ravi');
    const counts = async () => ((await (await colleague.ask('/inbox')).json()) as Inbox).reminders;
    expect(await counts()).toBe(1);
    first.clock.now = second.clock.now;
    expect((await first.toAnswer()).reminders).toBe(1);
    await first.ask(`/enquiries/${first.id}/reminder`, undefined, { method: 'DELETE' });
    expect(await counts()).toBe(0);
    await first.ask(`/enquiries/${first.id}/reminder/restore`, {});
    await first.database.close();
    await second.database.close();
    const again = openDatabaseClient(first.file);
    const whole = await again.call('enquiryInFull', first.id);
    await again.close();
    expect(whole?.handling.remind_at).toBeGreaterThan(0);
  });

  test('is removed and restored, also after its time has passed', async () => {
    const { remind, read, toAnswer, clock, ask, id } = await openReminders();
    await remind('2026-11-26');
    clock.now += 5 * DAY;
    const { remindAt } = await read();
    await ask(`/enquiries/${id}/reminder`, undefined, { method: 'DELETE' });
    expect((await read()).remindAt).toBeNull();
    expect(await toAnswer()).toEqual(NONE);
    expect((await ask(`/enquiries/${id}/reminder/restore`, {})).status).toBe(200);
    expect((await read()).remindAt).toBe(remindAt);
    expect((await toAnswer()).reminders).toBe(1);
    expect((await ask(`/enquiries/${id}/reminder/restore`, {})).status).toBe(404);
  });

  test.each([
    ['2026-11-23', '', { day: 'This day has passed. Choose a later one.' }],
    ['2026-11-24', '11:39', { time: 'This time has passed. Choose a later time, or another day.' }],
    ['2026-11-24', '', { time: 'This time has passed. Choose a later time, or another day.' }],
    ['', '', { day: '“Day” must be a day of the calendar. Choose one.' }],
    ['2026-02-30', '', { day: '“Day” must be a day of the calendar. Choose one.' }],
    ['2026-12-01', '25:00', { time: '“Time” must be a time such as “10:30”.' }],
    [
      '2036-12-01',
      '',
      {
        day: 'The enquiry is deleted on 24 November 2028, before this day. Choose an earlier one.',
      },
    ],
  ])('on %j at %j is refused with a message at the field', async (day, time, fields) => {
    const { remind, read } = await openReminders();
    const answer = await remind(day, time);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as FieldFaults).fields).toEqual(fields);
    expect((await read()).remindAt).toBeNull();
  });

  test('of spam is not listed', async () => {
    const { remind, toAnswer, clock, ask, id } = await openReminders();
    await remind('2026-11-26');
    await ask(`/enquiries/${id}/state`, { state: 'spam' });
    clock.now += 5 * DAY;
    expect(await toAnswer()).toEqual(NONE);
  });
});
