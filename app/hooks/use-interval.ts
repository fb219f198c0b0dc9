import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` every `ms` milliseconds while `active`; a new tick starts counting when it becomes active again. */
export function useInterval(tick: () => void, ms: number, active = true) {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => onTick(), ms);
    return () => clearInterval(timer);
  }, [ms, active]);
}
