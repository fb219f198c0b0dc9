/** The signed-in person, the studio, and its times. */
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { Me } from '#contract/desk/people.ts';
import { createTimes } from '../times.ts';

export const Studio = createContext<Me | null>(null);

/** @throws Error outside the screens that need a session */
export function useStudio() {
  const me = useContext(Studio);
  if (!me) throw new Error('Only available after sign-in.');
  const times = useMemo(() => createTimes(me.hours), [me.hours]);
  return { me, times };
}

/** The current time, updated every `ms`. */
export function useNow(ms = 20_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return now;
}
