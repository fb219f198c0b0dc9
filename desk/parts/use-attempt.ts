/** A request to the server: whether it is running, and why it last failed. */
import { useState } from 'react';

interface AttemptOptions {
  readonly sentenceOf?: (error: unknown) => string;
  /** Loads the screen's data again, after success or failure. */
  readonly after?: () => Promise<unknown>;
}

const messageOf = (error: unknown) => (error as Error).message;

export function useAttempt({ sentenceOf = messageOf, after }: AttemptOptions = {}) {
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Resolves to whether it succeeded, after `after`; the message of a failure is shown at once. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setError('');
    try {
      await work();
      return true;
    } catch (error) {
      setError(sentenceOf(error));
      return false;
    } finally {
      await after?.();
      setBusy(false);
    }
  }
  /** Removes the message. */
  const forget = () => setError('');
  return { error, isBusy, attempt, forget };
}
