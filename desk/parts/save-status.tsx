/** Shows whether typed values are saved, and asks which one to keep after a conflict. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { keeper, useKeepState } from '../keep/keep.ts';
import type { KeepState, Pending, Saved } from '../keep/types.ts';
import { LowQuietButton, TextButton, TextLink } from './buttons.tsx';
import { screenOf } from './screen-of.ts';
import { useStudio } from './studio.ts';

const WHY = {
  offline: 'No connection',
  'signed out': 'Signed out',
  busy: 'Server busy',
  'server error': 'Server error',
  forbidden: 'This internet connection blocks the desk',
} as const;
type Stopped = NonNullable<KeepState['stopped']>;
/** Why typed values are not saved, in a few words. */
export const notSavedText = ({ why }: Stopped) => `${WHY[why]}. Not saved yet.`;
const lastUnder = (savedAt: KeepState['savedAt'], under: string) =>
  Math.max(0, ...Object.entries(savedAt).map(([path, at]) => (path.startsWith(under) ? at : 0)));

/** Why typed values cannot be saved; '' if they can. */
function useKeepError(): string {
  const { times } = useStudio();
  const stopped = useKeepState((state) => state.stopped);
  const isStored = useKeepState((state) => state.isStored);
  if (!stopped)
    return isStored
      ? ''
      : 'The storage of this browser is full or blocked. Your changes are saved on the server, but if the connection fails, keep this browser tab open.';
  const since = `${WHY[stopped.why]} since ${times.clock(stopped.since)}.`;
  const help = stopped.why === 'forbidden' ? ' Use another one, such as mobile data.' : '';
  return isStored
    ? `${since}${help} Your changes are kept in this browser and are saved as soon as possible.`
    : `${since}${help} This browser cannot keep your changes. Keep this browser tab open until they are saved.`;
}

interface KeptLineProps {
  /** Prefix of the paths of the screen's values; only these are considered. */
  readonly under: string;
  /** Shown until something is saved. */
  readonly idle?: string;
  /** False: all of these values are shown beside the status. */
  readonly hasLink?: boolean;
}

/** Whether values of the screen could not be saved, and otherwise when one was last saved since it was opened. */
function useSaved(under: string, idle: string) {
  const { times } = useStudio();
  const [openedAt] = useState(Date.now);
  const savedAt = useKeepState((state) => lastUnder(state.savedAt, under));
  const typed = useKeepState((state) => state.typed);
  const isThere = (wanted: Pending['is']) =>
    Object.entries(typed).some(([path, { is }]) => is === wanted && path.startsWith(under));
  const unsaved = Object.entries(typed).find(
    ([path, { is }]) => (is === 'refused' || is === 'conflict') && path.startsWith(under),
  );
  const saved = savedAt < openedAt ? idle : `Saved ${times.clock(savedAt)}`;
  return { unsaved, line: isThere('waiting') ? 'Saving …' : saved };
}

/** The status of a whole screen. */
export function SaveStatus({
  under,
  idle = 'Each change is saved',
  hasLink = true,
}: KeptLineProps) {
  const error = useKeepError();
  const { unsaved, line } = useSaved(under, idle);
  const { pathname } = useLocation();
  const screen = unsaved && screenOf(...unsaved);
  return (
    <p className={error || unsaved ? 'hint late' : 'hint'} role="status">
      {error || (unsaved ? 'Not everything is saved: the reason is beside the field.' : line)}
      {!error && hasLink && screen && screen !== pathname && (
        <>
          {' '}
          <TextLink to={screen}>Go to the field</TextLink>
        </>
      )}
    </p>
  );
}

/** The same in a few words, for a bar that stays visible; `SaveStatus` announces it. */
export function ShortSaveStatus({ under }: Pick<KeptLineProps, 'under'>) {
  const stopped = useKeepState((state) => state.stopped);
  const { unsaved, line } = useSaved(under, '');
  if (stopped) return <span className="late">{notSavedText(stopped)}</span>;
  return unsaved ? <span className="late">Not everything is saved</span> : <span>{line}</span>;
}

export const OfflineStatus = () => (
  <p className="hint" role="status">
    {useKeepError()}
  </p>
);

interface ConflictProps<T> {
  readonly field: {
    readonly path: string;
    readonly value: T;
    readonly typed: Pending | undefined;
    readonly theirs: Saved<T> | undefined;
  };
  readonly say?: (value: T) => string;
}

/** Both values with their authors; neither is overwritten until one is chosen. */
export function Conflict<T>({ field, say = String }: ConflictProps<T>) {
  const { me, times } = useStudio();
  const { path, value, typed, theirs } = field;
  if (typed?.is !== 'conflict' || !theirs) return null;
  const { by, at } = theirs;
  const isMe = by === me.name;
  const who = isMe ? 'Yours from another device' : by ? `${by}’s` : 'Saved meanwhile';
  const when = at ? `, ${times.dayTime(at, Date.now())}` : '';
  return (
    <div className="changed" role="alert">
      <p className="state">{by && !isMe ? `${by} changed this meanwhile` : 'Changed meanwhile'}</p>
      <blockquote>
        <b>
          {who}
          {when}
        </b>{' '}
        {say(theirs.value) || 'nothing'}
      </blockquote>
      <blockquote>
        <b>Yours</b> {say(value) || 'nothing'}
      </blockquote>
      <div className="actions">
        <LowQuietButton onClick={() => keeper.keepMine(path)}>Keep yours</LowQuietButton>
        <TextButton className="strong" onClick={() => keeper.takeTheirs(path)}>
          {by && !isMe ? `Use ${by}’s` : 'Use the other one'}
        </TextButton>
      </div>
    </div>
  );
}
