/**
 * Whether anything may move. It depends on the visitor's system setting, the site's own switch ("Pause motion", WCAG
 * 2.2.2) and whether the tab is visible. The switch is an attribute of the document, so that style sheets can read it
 * too.
 */
import { writeSession } from './session.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
const STORAGE_KEY = 'motion';
const CHANGED = 'motionchange';

/** Whether the visitor has switched motion off, regardless of the system setting. */
export const isPaused = () => document.documentElement.dataset.motion === 'paused';
/** True while films, rotations, counters and the marquee may run. */
export const isMotionAllowed = () =>
  !isPaused() && !matchMedia(REDUCED).matches && !document.hidden;

/** Calls back when the result may have changed; returns a function that unsubscribes. */
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

/** Sets the switch for this tab. Everything that moves reacts at once. */
export function setMotionPaused(paused: boolean) {
  if (paused) document.documentElement.dataset.motion = 'paused';
  else delete document.documentElement.dataset.motion;
  writeSession(STORAGE_KEY, paused ? 'paused' : 'running');
  document.dispatchEvent(new Event(CHANGED));
}

/** Runs before first paint (inlined in the head): restores the switch of this tab. */
export const MOTION_SCRIPT = `try{if(sessionStorage.getItem('${STORAGE_KEY}')==='paused')document.documentElement.dataset.motion='paused'}catch{}`;
