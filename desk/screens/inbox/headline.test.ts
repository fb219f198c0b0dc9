import { describe, expect, test } from 'vitest';
import type { InboxItem } from '#contract/desk/enquiries.ts';
import { createTimes } from '../../times.ts';
import { groupsOf, headline } from './headline.ts';

const times = createTimes({
  week: [null, { opens: '09:00', closes: '18:00' }, null, null, null, null, null],
  timeZone: 'Asia/Kolkata',
});
const at = (text: string) => Date.parse(`2026-11-${text}+05:30`);
/** Tuesday. */
const NOW = at('24T11:40');
const counts = { new: 0, talks: 0, won: 0, closed: 0, failed: 0, spam: 0, all: 0 };
const title = (due: number[], failed = 0, lastAnsweredAt: number | null = null, reminders = 0) =>
  headline(
    times,
    '18:00',
    {
      due: due.map((at) => ({ at, count: 1 })),
      counts: { ...counts, failed },
      reminders,
      lastAnsweredAt,
    },
    NOW,
  );

describe('the headline', () => {
  const six = at('24T18:00');
  const late = at('23T18:00');
  test.each([
    [[six, six], 0, 'Two replies are due by six', ''],
    [[late, six], 0, 'One reply is due by six', 'One more is late.'],
    [[late, late, six], 1, 'One reply is due by six', 'Two more are late, and one email failed.'],
    [[late], 0, 'One reply is late', ''],
    [[at('25T18:00')], 0, 'No replies due today', 'One reply is due tomorrow.'],
    [
      [at('27T18:00'), at('27T18:00')],
      2,
      'No replies due today',
      'Two replies are due on Fri, and 2 emails failed.',
    ],
  ])('due %j, failed %i: %s', (due, failed, said, more) => {
    expect(title(due, failed)).toEqual({ title: said, more });
  });
  test('nothing to do', () => {
    expect(title([], 0, at('24T10:20'))).toEqual({
      title: 'No enquiry needs a reply',
      more: 'Last enquiry dealt with today, 10:20.',
    });
    expect(title([])).toEqual({ title: 'No enquiries yet', more: '' });
  });
});

test('rows are grouped by the promised day, late and failed ones first', () => {
  const item = (id: string, dueAt: number, more: Partial<InboxItem> = {}) =>
    ({ id, dueAt, state: 'new', mailError: null, receivedAt: dueAt, ...more }) as InboxItem;
  const groups = groupsOf(
    times,
    [
      item('today', at('24T18:00')),
      item('late', at('23T18:00')),
      item('failed', at('20T18:00'), {
        state: 'talks',
        mailError: { to: 'visitor', at: 1, why: '' },
      }),
      item('tomorrow', at('25T18:00')),
    ],
    true,
    NOW,
  );
  expect(groups.map(({ heading, rows }) => [heading, rows.map(({ id }) => id)])).toEqual([
    ['Late, or email failed', ['late', 'failed']],
    ['By today, 18:00', ['today']],
    ['By tomorrow, 18:00', ['tomorrow']],
  ]);
});
