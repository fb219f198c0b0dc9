/** Says whether words are kept, and lets one choose when they were changed elsewhere. */

import { useStudio } from './studio.ts';
import type { KeptState } from './use-kept.ts';

export function KeptWord({ state }: { readonly state: KeptState }) {
  const { words } = useStudio();
  if (state.is === 'kept')
    return <span>{state.at === null ? 'Kept as you write' : `Kept ${words.clock(state.at)}`}</span>;
  if (state.is === 'writing') return <span>Kept as you write</span>;
  if (state.is === 'changed') return <span className="late">Changed elsewhere</span>;
  return <span className="late">Written here, not kept there</span>;
}

export function Offline({ state }: { readonly state: KeptState }) {
  const { words } = useStudio();
  return (
    <p className="hint" role="status">
      {state.is === 'offline' &&
        `No connection since ${words.clock(state.since)}. This device holds your words and hands them on by itself.`}
    </p>
  );
}

interface ChangedProps {
  readonly here: string;
  readonly there: string;
  readonly onKeepHere: () => void;
  readonly onTakeThere: () => void;
}

export const Changed = ({ here, there, onKeepHere, onTakeThere }: ChangedProps) => (
  <div className="changed" role="alert">
    <p className="state">Changed on another device</p>
    <blockquote>
      <b>There</b> {there || 'nothing'}
    </blockquote>
    <blockquote>
      <b>Here</b> {here || 'nothing'}
    </blockquote>
    <div className="acts">
      <button type="button" className="button low quiet" onClick={onKeepHere}>
        Keep here
      </button>
      <button type="button" className="underlined strong" onClick={onTakeThere}>
        Take there
      </button>
    </div>
  </div>
);
