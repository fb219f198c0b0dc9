/** What was just taken away, with the way back. */
import { useState } from 'react';
import { useKeys } from '../../parts/keys.tsx';

interface Done {
  readonly said: string;
  /** None: something is merely said. */
  readonly back?: () => Promise<unknown>;
}

export function useUndo() {
  const [done, setDone] = useState<Done | null>(null);
  async function undo() {
    if (!done?.back) return;
    setDone(null);
    try {
      await done.back();
    } catch (error) {
      setDone({ said: (error as Error).message });
    }
  }
  useKeys(done?.back ? { z: () => void undo() } : {});
  const toast = (
    <div className="marked project-undo" role="status">
      {done && (
        <p>
          {done.said}{' '}
          {done.back && (
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
