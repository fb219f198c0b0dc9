import { useEffect, useState } from 'react';

/**
 * For a picture that is hidden if it fails to load: `[isBroken, onError]`. Loading is retried when the browser is
 * online again.
 */
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
