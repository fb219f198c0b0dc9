/** A message about what was just done, with "Undo". */
import { useState } from 'react';
import { TextButton } from './buttons.tsx';
import { useKeys } from './keys.tsx';

interface Notice {
  readonly text: string;
  /** Undefined: there is no "Undo". */
  readonly undo?: () => Promise<unknown>;
}

/** @param after loads the screen's data again, after an undo that succeeded or failed */
export function useUndo(after?: () => Promise<unknown>) {
  const [done, setDone] = useState<Notice | null>(null);
  async function undo() {
    if (!done?.undo) return;
    setDone(null);
    try {
      await done.undo();
    } catch (error) {
      setDone({ text: (error as Error).message });
    }
    await after?.();
  }
  useKeys(done?.undo ? { z: () => void undo() } : {});
  const toast = (
    <div className="marked undo" role="status">
      {done && (
        <p>
          {done.text}{' '}
          {done.undo && (
            <>
              <TextButton onClick={() => void undo()}>Undo</TextButton>
              <kbd>z</kbd>
            </>
          )}
          <TextButton onClick={() => setDone(null)}>Close</TextButton>
        </p>
      )}
    </div>
  );
  return { toast, offer: setDone };
}
