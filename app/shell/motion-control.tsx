import { setMotionPaused } from '#app/browser/motion.ts';
import { useMotionPaused } from '#app/hooks/use-motion.ts';
import css from './motion-control.module.css';

/** Pauses all automatic motion (WCAG 2.2.2). Renders a toggle `<button>`. */
export function MotionControl() {
  const isPaused = useMotionPaused();
  return (
    <button
      type="button"
      className={css.control}
      aria-pressed={isPaused}
      onClick={() => setMotionPaused(!isPaused)}
    >
      <span className={css.sign} aria-hidden="true" />
      Pause motion
    </button>
  );
}
