import { useCountUp } from '#app/hooks/use-count-up.ts';

interface CounterProps {
  readonly target: number;
  readonly started: boolean;
}

/** A number that climbs from 0 to its target. The target is in the HTML, and all that a screen reader hears. */
export function Counter({ target, started }: CounterProps) {
  const count = useCountUp(target, started);
  return (
    <>
      <span aria-hidden="true">{count ?? target}</span>
      <span className="visually-hidden">{target}</span>
    </>
  );
}
