/** Shows whether one typed value is saved. What was refused can be discarded, and that undone. */
import { useState } from 'react';
import { keeper, putBack, useKeepState } from '../keep/keep.ts';
import type { Pending } from '../keep/types.ts';
import { TextButton } from './buttons.tsx';
import { notSavedText } from './save-status.tsx';
import { useStudio } from './studio.ts';

export function SavedLabel({ path, idle = 'Saved as you type' }: { path: string; idle?: string }) {
  const { times } = useStudio();
  const typed = useKeepState((state) => state.typed[path]);
  const stopped = useKeepState((state) => state.stopped);
  const savedAt = useKeepState((state) => state.savedAt[path]);
  const [discarded, setDiscarded] = useState<{ of: string; pending: Pending }>();
  if (typed?.is === 'conflict')
    return <span className="late">Somebody else changed this text</span>;
  // Both have the same structure, so that the focus stays on the button.
  if (typed?.is === 'refused')
    return (
      <span className="late">
        {`Not saved: ${typed.reason}`}{' '}
        <TextButton
          onClick={() => {
            setDiscarded({ of: path, pending: typed });
            keeper.discard(path);
          }}
        >
          Discard my change
        </TextButton>
      </span>
    );
  if (discarded?.of === path && !typed && savedAt === undefined)
    return (
      <span>
        {'Your change is discarded.'}{' '}
        <TextButton onClick={() => putBack(path, discarded.pending)}>Undo</TextButton>
      </span>
    );
  if (typed && stopped) return <span className="late">{notSavedText(stopped)}</span>;
  if (typed) return <span>Saving …</span>;
  return <span>{savedAt === undefined ? idle : `Saved ${times.clock(savedAt)}`}</span>;
}
