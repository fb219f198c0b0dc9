/** Who is in and which studio it is, for every screen behind the door. */
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { Me } from '#contract/desk/enquiries.ts';
import { createWords } from '../words.ts';

export const Studio = createContext<Me | null>(null);

export function useStudio() {
  const me = useContext(Studio);
  if (!me) throw new Error('Only available after sign-in.');
  const words = useMemo(() => createWords(me.hours), [me.hours]);
  return { me, words };
}

/** The time, which goes on; `ms` is how often it is looked at. */
export function useNow(ms = 20_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return now;
}
