/** Something that is asked of the server: whether it is under way, and why it failed last. */
import { useState } from 'react';

const messageOf = (error: unknown) => (error as Error).message;

/** @param sentenceOf the reason of a failure, as it is shown */
export function useAttempt(sentenceOf: (error: unknown) => string = messageOf) {
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Resolves to whether it was done; the reason of a failure is shown. */
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
      setBusy(false);
    }
  }
  /** Shows no reason any more. */
  const forget = () => setTrouble('');
  return { trouble, isBusy, attempt, forget };
}
