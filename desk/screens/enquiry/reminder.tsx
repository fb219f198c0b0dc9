/** The reminder of an enquiry: a day and, if wanted, a time. */
import { type FormEvent, useState } from 'react';
import type { Enquiry, FieldFaults } from '#contract/desk/enquiries.ts';
import { ask, Refusal, refresh } from '../../api.ts';
import { REMINDER } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
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
        <ReminderForm path={path} onClose={() => setOpen(false)} />
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

function ReminderForm({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const [fault, setFault] = useState<Partial<Record<'day' | 'time' | 'other', string>>>({});
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { day, time } = Object.fromEntries(new FormData(event.currentTarget));
    try {
      await ask(path, { day, time }, 'PUT');
      onClose();
      await refresh();
    } catch (error) {
      const body = error instanceof Refusal ? (error.body as Partial<FieldFaults> | null) : null;
      setFault(body?.fields ?? { other: (error as Error).message });
    }
  }
  return (
    <form noValidate className="reminder-form" onSubmit={(event) => void submit(event)}>
      <label className="field">
        <span>{REMINDER.day}</span>
        {/* biome-ignore lint/a11y/noAutofocus: the form opens on request */}
        <input name="day" type="date" autoFocus aria-invalid={fault.day ? true : undefined} />
      </label>
      <label className="field">
        <span>{REMINDER.time}</span>
        <input name="time" type="time" aria-invalid={fault.time ? true : undefined} />
      </label>
      <p className="hint">{REMINDER.noTime}</p>
      <p className="trouble" role="alert">
        {fault.day ?? fault.time ?? fault.other}
      </p>
      <div className="actions">
        <button type="submit" className="button low quiet">
          {REMINDER.save}
        </button>
        <button type="button" className="underlined" onClick={onClose}>
          {REMINDER.cancel}
        </button>
      </div>
    </form>
  );
}
