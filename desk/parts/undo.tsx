/** Says what was just done, with "Undo". */
import { useState } from 'react';
import { useKeys } from './keys.tsx';

interface Notice {
  readonly text: string;
  /** Undefined: the text is only shown. */
  readonly undo?: () => Promise<unknown>;
}

export function useUndo() {
  const [done, setDone] = useState<Notice | null>(null);
  async function undo() {
    if (!done?.undo) return;
    setDone(null);
    try {
      await done.undo();
    } catch (error) {
      setDone({ text: (error as Error).message });
    }
  }
  useKeys(done?.undo ? { z: () => void undo() } : {});
  const toast = (
    <div className="marked undo" role="status">
      {done && (
        <p>
          {done.text}{' '}
          {done.undo && (
            <>
              <button type="button" className="underlined" onClick={() => void undo()}>
                Undo
              </button>
              <kbd>z</kbd>
            </>
          )}
          <button type="button" className="underlined" onClick={() => setDone(null)}>
            Close
          </button>
        </p>
      )}
    </div>
  );
  return { toast, offer: setDone };
}
