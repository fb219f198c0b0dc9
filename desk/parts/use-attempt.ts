/** Something that is asked of the server: whether it is under way, and why it failed last. */
import { useState } from 'react';

interface AttemptOptions {
  /** The reason of a failure, as it is shown. */
  readonly sentenceOf?: (error: unknown) => string;
  /** Loads again what the screen shows, whether it was done or not. */
  readonly after?: () => Promise<unknown>;
}

const messageOf = (error: unknown) => (error as Error).message;

export function useAttempt({ sentenceOf = messageOf, after }: AttemptOptions = {}) {
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Resolves to whether it was done, after `after`; the reason of a failure is shown at once. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setTrouble('');
    try {
      await work();
      return true;
    } catch (error) {
      setTrouble(sentenceOf(error));
      return false;
    } finally {
      await after?.();
      setBusy(false);
    }
  }
  /** Shows no reason any more. */
  const forget = () => setTrouble('');
  return { trouble, isBusy, attempt, forget };
}
