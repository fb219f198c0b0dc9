/**
 * Whether anything may move: the visitor's system setting, the site's own switch ("Pause motion", WCAG 2.2.2)
 * and the tab being in front. The switch is an attribute of the document, so that style sheets read it too.
 */
import { writeSession } from './session.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
const STORAGE_KEY = 'motion';
const CHANGED = 'motionchange';

/** State of the switch alone. */
export const isPaused = () => document.documentElement.dataset.motion === 'paused';
/** True while films, rotations, counters and the marquee may run. */
export const isMotionAllowed = () =>
  !isPaused() && !matchMedia(REDUCED).matches && !document.hidden;

/** Calls back whenever the answer may have changed; returns a function that unsubscribes. */
export function subscribe(onChange: () => void) {
  const reduced = matchMedia(REDUCED);
  reduced.addEventListener('change', onChange);
  document.addEventListener('visibilitychange', onChange);
  document.addEventListener(CHANGED, onChange);
  return () => {
    reduced.removeEventListener('change', onChange);
    document.removeEventListener('visibilitychange', onChange);
    document.removeEventListener(CHANGED, onChange);
  };
}

/** Sets the switch for this tab; everything that moves follows at once. */
export function setMotionPaused(paused: boolean) {
  if (paused) document.documentElement.dataset.motion = 'paused';
  else delete document.documentElement.dataset.motion;
  writeSession(STORAGE_KEY, paused ? 'paused' : 'running');
  document.dispatchEvent(new Event(CHANGED));
}

/** Runs before first paint (inlined in the head): restores the switch of this tab. */
export const MOTION_SCRIPT = `try{if(sessionStorage.getItem('${STORAGE_KEY}')==='paused')document.documentElement.dataset.motion='paused'}catch{}`;
