import { useCountUp } from '#app/hooks/use-count-up.ts';

interface CounterProps {
  readonly target: number;
  readonly started: boolean;
}

/** A number that counts up from 0 to its target. The HTML has the target, and a screen reader reads only that. */
export function Counter({ target, started }: CounterProps) {
  const count = useCountUp(target, started);
  return (
    <>
      <span aria-hidden="true">{count ?? target}</span>
      <span className="visually-hidden">{target}</span>
    </>
  );
}
