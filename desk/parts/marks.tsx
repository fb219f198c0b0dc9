/** Setting the state of an enquiry, with undo. */

import { useRef, useState } from 'react';
import type { InboxItem } from '#contract/desk/enquiries.ts';
import type { EnquiryState } from '#contract/states.ts';
import { isolateDirection } from '#contract/text.ts';
import { ask } from '../api.ts';
import { refreshEnquiries } from '../enquiries.ts';
import { TextButton } from './buttons.tsx';

interface StateChange {
  readonly id: string;
  readonly name: string;
  readonly state: EnquiryState;
  readonly before: EnquiryState;
}

const SAID: Readonly<Record<EnquiryState, string>> = {
  new: 'needs a reply',
  talks: 'is in talks',
  won: 'is marked as won',
  closed: 'is marked as closed',
  spam: 'is marked as spam',
};

/** The new state of an enquiry, or the reason why it was not changed. */
type Outcome = { readonly made: StateChange } | { readonly name: string; readonly why: string };

export function useStateChanges() {
  const marks = useRef<StateChange[]>([]);
  const [outcome, say] = useState<Outcome | null>(null);
  // One at a time: "z" directly after a change undoes that change, even if the server has not responded yet.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const refusals = useRef(0);
  function inTurn(name: () => string, run: () => Promise<void>) {
    const done = queue.current.then(run).then(
      () => true,
      (error: Error) => {
        refusals.current += 1;
        say({ name: name(), why: error.message });
        return false;
      },
    );
    queue.current = done;
    return done;
  }
  /** Resolves to whether the state was changed; the reason of a refusal is shown. */
  const mark = ({ id, name }: Pick<InboxItem, 'id' | 'name'>, state: EnquiryState) =>
    inTurn(
      () => name,
      async () => {
        const { before } = await ask<{ before: EnquiryState }>(`/enquiries/${id}/state`, { state });
        const made = { id, name, state, before };
        marks.current.push(made);
        say({ made });
        await refreshEnquiries();
      },
    );
  function undo() {
    // A refused change cannot be undone, and "z" must not undo the one before it.
    if (outcome && 'why' in outcome) return say(null);
    const before = refusals.current;
    void inTurn(
      () => marks.current.at(-1)?.name ?? '',
      async () => {
        const undone = marks.current.at(-1);
        if (!undone || refusals.current > before) return;
        await ask(`/enquiries/${undone.id}/state`, { state: undone.before });
        marks.current.pop();
        say(null);
        await refreshEnquiries();
      },
    );
  }
  return { mark, undo, outcome, dismiss: () => say(null) };
}

interface MarkedProps {
  readonly outcome: Outcome | null;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** The last change of a state with "Undo", or why it was refused. */
export const StateChangeStatus = ({ outcome, onUndo, onDismiss }: MarkedProps) => (
  <div className="marked" role="status">
    {outcome && (
      <p>
        {'made' in outcome
          ? `${isolateDirection(outcome.made.name)} ${SAID[outcome.made.state]}. `
          : `The enquiry of ${isolateDirection(outcome.name)} was not changed. ${outcome.why} `}
        {'made' in outcome && (
          <>
            <TextButton onClick={onUndo}>Undo</TextButton>
            <kbd>z</kbd>
          </>
        )}
        <TextButton onClick={onDismiss}>Close</TextButton>
      </p>
    )}
  </div>
);
