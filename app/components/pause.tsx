import { setMotionPaused } from '#app/browser/motion.ts';
import { useMotionPaused } from '#app/hooks/use-motion.ts';
import css from './pause.module.css';

/**
 * Stands on what moves by itself and stops all of it, as the footer's control does. Renders a `<button>` in the lower right
 * corner of its parent; none under reduced motion, and none before it works.
 */
export function Pause() {
  const isPaused = useMotionPaused();
  return (
    <button
      type="button"
      className={css.pause}
      aria-label={isPaused ? 'Play' : 'Pause'}
      onClick={() => setMotionPaused(!isPaused)}
    />
  );
}
