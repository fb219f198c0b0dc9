import { setMotionPaused } from '#app/browser/motion.ts';
import { useMotionPaused } from '#app/hooks/use-motion.ts';
import css from './pause.module.css';

/**
 * Pauses all automatic motion, like the footer's control. Renders a `<button>` in the lower right corner of its parent;
 * the style sheet hides it under reduced motion and before hydration.
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
