/** Marking an enquiry, and taking the mark back. */
import { useState } from 'react';
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
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [isShown, setShown] = useState(false);
  async function mark({ id, name }: Pick<InboxItem, 'id' | 'name'>, state: State) {
    const { before } = await ask<{ before: State }>(`/enquiries/${id}/state`, { state });
    setMarks((all) => [...all, { id, name, state, before }]);
    setShown(true);
    await refresh();
  }
  async function undo() {
    const last = marks.at(-1);
    if (!last) return;
    await ask(`/enquiries/${last.id}/state`, { state: last.before });
    setMarks((all) => all.slice(0, -1));
    setShown(false);
    await refresh();
  }
  return {
    mark,
    undo,
    last: isShown ? (marks.at(-1) ?? null) : null,
    dismiss: () => setShown(false),
  };
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
