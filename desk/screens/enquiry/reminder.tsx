/** The reminder of an enquiry: a day and, if wanted, a time. */
import { useState } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { ask, refresh } from '../../api.ts';
import { REMINDER } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { DayTimeForm } from '../../parts/day-time-form.tsx';
import { useStudio } from '../../parts/studio.ts';

interface ReminderProps {
  readonly enquiry: Pick<Enquiry, 'id' | 'remindAt'>;
  readonly now: number;
}

export function Reminder({ enquiry: { id, remindAt }, now }: ReminderProps) {
  const { times } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const [trouble, setTrouble] = useState('');
  const path = `/enquiries/${id}/reminder`;
  async function act(request: () => Promise<unknown>, isNowRemoved: boolean) {
    setTrouble('');
    try {
      await request();
      setRemoved(isNowRemoved);
    } catch (error) {
      setTrouble((error as Error).message);
    }
    await refresh();
  }
  return (
    <section className="task" aria-label={REMINDER.label}>
      <div className="lab">
        <span>{REMINDER.label}</span>
      </div>
      {remindAt !== null && (
        <p>
          <b className={remindAt <= now ? 'late' : undefined}>
            {say(remindAt <= now ? REMINDER.due : REMINDER.at, {
              time: times.dayTime(remindAt, now),
            })}
          </b>
          <button
            type="button"
            className="underlined"
            onClick={() => void act(() => ask(path, undefined, 'DELETE'), true)}
          >
            {REMINDER.remove}
          </button>
        </p>
      )}
      {remindAt === null && isRemoved && (
        <p role="status">
          {REMINDER.removed}
          <button
            type="button"
            className="underlined"
            onClick={() => void act(() => ask(`${path}/restore`, {}), false)}
          >
            {REMINDER.undo}
          </button>
        </p>
      )}
      {isOpen ? (
        <DayTimeForm
          {...{ path, words: REMINDER, hint: REMINDER.noTime, onSaved: refresh }}
          method="PUT"
          onClose={() => setOpen(false)}
        />
      ) : (
        <button type="button" className="underlined" onClick={() => setOpen(true)}>
          {remindAt === null ? REMINDER.set : REMINDER.change}
        </button>
      )}
      <p className="trouble" role="alert">
        {trouble}
      </p>
    </section>
  );
}
