/** The day and time at which chosen changes are published automatically. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Publishing, SetTime } from '#contract/desk/publishing.ts';
import { DAY_MS } from '#contract/duration.ts';
import { ask } from '../../api.ts';
import { keeper } from '../../keep/keep.ts';
import { SET_TIME } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { DayTimeForm } from '../../parts/day-time-form.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import css from './set-time.module.css';
import { refreshPublishing } from './use-publishing.ts';

const PATH = '/publishing/set-time';
const MORNING = '07:00';
const HEADING = 'set-time';

interface SetTimeDialogProps {
  readonly count: number;
  /** Ids of the groups that are published; null: all. */
  readonly groups: readonly string[] | null;
  readonly onClose: () => void;
}

/** Sets a time for the chosen changes; tomorrow morning is preset. */
export function SetTimeDialog({ count, groups, onClose }: SetTimeDialogProps) {
  const { times } = useStudio();
  /** Once a time is set, the button that opened the dialog no longer exists. */
  function close() {
    flushSync(onClose);
    document.getElementById(HEADING)?.focus();
  }
  return (
    <Dialog title={say(SET_TIME.title, { count })} onClose={onClose}>
      <DayTimeForm
        {...{ path: PATH, words: SET_TIME, hint: SET_TIME.asNow, onSaved: refreshPublishing }}
        onClose={close}
        method="POST"
        body={groups ? { groups } : {}}
        initial={{ day: times.isoDay(Date.now() + DAY_MS), time: MORNING }}
        before={() => keeper.flush()}
      />
    </Dialog>
  );
}

/** The set time with its changes, and an undo after it was cancelled. */
export function SetTimeCard({ data: { setTime, job } }: { readonly data: Publishing }) {
  const [cancelled, setCancelled] = useState('');
  const { error, attempt } = useAttempt({ after: refreshPublishing });
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
  }, []);
  async function run(work: () => Promise<unknown>, id: string) {
    if (await attempt(work)) setCancelled(id);
  }
  return (
    <>
      <div role="status">
        {!setTime && cancelled && (
          <p className={css.cancelled}>
            {SET_TIME.dropped}{' '}
            <TextButton onClick={() => void run(() => ask(`${PATH}/${cancelled}/restore`, {}), '')}>
              {SET_TIME.undo}
            </TextButton>
          </p>
        )}
      </div>
      {setTime && !job && (
        <Waiting
          setTime={setTime}
          wasOpen={isOpen}
          onCancel={() => run(() => ask(`${PATH}/${setTime.id}`, undefined, 'DELETE'), setTime.id)}
        />
      )}
      <ErrorMessage>{error}</ErrorMessage>
    </>
  );
}

interface WaitingProps {
  readonly setTime: SetTime;
  /** Whether the screen was open before the time was set: an earlier time does not take the focus. */
  readonly wasOpen: RefObject<boolean>;
  readonly onCancel: () => Promise<void>;
}

function Waiting({ setTime, wasOpen, onCancel }: WaitingProps) {
  const { id, at, by, changes, isNewer, isDoubted } = setTime;
  const { times } = useStudio();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button no longer exists.
  useLayoutEffect(() => {
    if (wasOpen.current && document.activeElement === document.body) heading.current?.focus();
  }, [wasOpen]);
  return (
    <section className={css.card} aria-labelledby={HEADING}>
      <h2 id={HEADING} ref={heading} tabIndex={-1}>
        {at <= now && !isDoubted
          ? SET_TIME.now
          : say(isDoubted ? SET_TIME.notPublished : SET_TIME.at, { time: times.promise(at) })}
      </h2>
      {isDoubted && <p className="late">{SET_TIME.doubted}</p>}
      <p className="hint">{say(SET_TIME.by, { count: changes.length, by })}</p>
      <ul>
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isNewer && <p className="hint">{SET_TIME.newer}</p>}
      <p className={`links ${css.ways}`}>
        <TextButton onClick={() => setOpen(true)}>{SET_TIME.changeTime}</TextButton>
        <TextButton onClick={() => void onCancel()}>{SET_TIME.drop}</TextButton>
      </p>
      {isOpen && (
        <Dialog title={SET_TIME.change} onClose={() => setOpen(false)}>
          <DayTimeForm
            {...{ words: SET_TIME, hint: SET_TIME.sameChanges, onSaved: refreshPublishing }}
            path={`${PATH}/${id}`}
            method="PUT"
            initial={{ day: times.isoDay(at), time: times.clock(at) }}
            onClose={() => setOpen(false)}
          />
        </Dialog>
      )}
    </section>
  );
}
