import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` every `ms` milliseconds while `active`. The interval starts anew each time it becomes active. */
export function useInterval(tick: () => void, ms: number, active = true) {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => onTick(), ms);
    return () => clearInterval(timer);
  }, [ms, active]);
}
