import { useEffect, useState } from 'react';

/** For a picture that leaves no trace when it is broken: whether it is, and what to call then. It is tried again when the line is back. */
export function useBroken() {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!isBroken) return;
    const retry = () => setBroken(false);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isBroken]);
  return [isBroken, () => setBroken(true)] as const;
}
