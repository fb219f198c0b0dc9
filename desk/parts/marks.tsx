/** Marking an enquiry, and taking the mark back. */
import { useRef, useState } from 'react';
import type { InboxItem, State } from '#server/desk/wire.ts';
import { ask, refresh } from '../api.ts';

export interface Mark {
  readonly id: string;
  readonly name: string;
  readonly state: State;
  readonly before: State;
}

const SAID: Readonly<Record<State, string>> = {
  new: 'is to be answered',
  talks: 'is in talks',
  won: 'is won',
  closed: 'is closed',
  spam: 'is marked as spam',
};

export function useMarks() {
  const marks = useRef<Mark[]>([]);
  const [last, show] = useState<Mark | null>(null);
  // One after the other: "z" right after a mark takes back that one, although the server has not answered yet.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  function inTurn(act: () => Promise<void>) {
    const done = queue.current.then(act);
    queue.current = done.catch(() => undefined);
    return done;
  }
  const mark = ({ id, name }: Pick<InboxItem, 'id' | 'name'>, state: State) =>
    inTurn(async () => {
      const { before } = await ask<{ before: State }>(`/enquiries/${id}/state`, { state });
      const made = { id, name, state, before };
      marks.current.push(made);
      show(made);
      await refresh();
    });
  const undo = () =>
    inTurn(async () => {
      const undone = marks.current.at(-1);
      if (!undone) return;
      await ask(`/enquiries/${undone.id}/state`, { state: undone.before });
      marks.current.pop();
      show(null);
      await refresh();
    });
  return { mark, undo, last, dismiss: () => show(null) };
}

interface MarkedProps {
  readonly last: Mark | null;
  readonly onUndo: () => Promise<void>;
  readonly onDismiss: () => void;
}

/** What was just done, with the way back. */
export const Marked = ({ last, onUndo, onDismiss }: MarkedProps) => (
  <div className="marked" role="status">
    {last && (
      <p>
        {last.name} {SAID[last.state]}.{' '}
        <button type="button" className="underlined" onClick={() => void onUndo()}>
          Undo
        </button>
        <kbd>z</kbd>
        <button type="button" className="underlined" onClick={onDismiss}>
          Close
        </button>
      </p>
    )}
  </div>
);
