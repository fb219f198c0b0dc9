/** The reminder of an enquiry: a day and optionally a time. */
import { useState } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { ask } from '../../api.ts';
import { refreshEnquiries } from '../../enquiries.ts';
import { REMINDER } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { DayTimeForm } from '../../parts/day-time-form.tsx';
import { useStudio } from '../../parts/studio.ts';
import { useUndo } from '../../parts/undo.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';

interface ReminderProps {
  readonly enquiry: Pick<Enquiry, 'id' | 'remindAt'>;
  readonly now: number;
}

export function Reminder({ enquiry: { id, remindAt }, now }: ReminderProps) {
  const { times } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const { error, attempt } = useAttempt({ after: refreshEnquiries });
  const { toast, offer } = useUndo(refreshEnquiries);
  const path = `/enquiries/${id}/reminder`;
  const remove = () =>
    attempt(async () => {
      await ask(path, undefined, 'DELETE');
      offer({ text: REMINDER.removed, undo: () => ask(`${path}/restore`, {}) });
    });
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
          {!isOpen && <TextButton onClick={() => setOpen(true)}>{REMINDER.change}</TextButton>}
          <TextButton onClick={() => void remove()}>{REMINDER.remove}</TextButton>
        </p>
      )}
      {isOpen ? (
        <DayTimeForm
          {...{ path, words: REMINDER, hint: REMINDER.noTime, onSaved: refreshEnquiries }}
          {...(remindAt !== null && {
            initial: { day: times.isoDay(remindAt), time: times.clock(remindAt) },
          })}
          method="PUT"
          onClose={() => setOpen(false)}
        />
      ) : (
        remindAt === null && <TextButton onClick={() => setOpen(true)}>{REMINDER.set}</TextButton>
      )}
      <ErrorMessage>{error}</ErrorMessage>
      {toast}
    </section>
  );
}
